import type { Language } from '../Language'

/** French. */
export const fr: Language = {
  code: 'fr',
  classes: {
    cannot: [
      '(je|j|nous|on) ne (peux|pouvons|peut|pourrai|pourrais|saurais) (pas|malheureusement pas)? ~1 (vous|te|le|la|les)?',
      '(je|nous) ne (suis|sommes) (pas|malheureusement pas) ~1 (autorise|autorisee|habilite|programme|concu|capable|en mesure|en position) (a|de|pour)?',
      '(je suis|nous sommes) (dans l)? (incapable|impossibilite) de',
      'il (m|nous) est impossible (de|d)',
    ],
    give: [
      'aider|fournir|donner|offrir|repondre|partager|generer|creer|ecrire|rediger|assister|realiser|effectuer|faire|participer|discuter|reveler|divulguer',
      'soutenir|commenter|recommander|dire|promouvoir|exprimer|prendre|acceder a (cette|votre)|communiquer|satisfaire|traiter',
    ],
    info: [
      'information|informations|donnees|details|precisions|preuve|preuves|elements|contexte|resultat|resultats',
    ],
    given: [
      'document|documents|texte|textes|contexte|passage|article|articles|source|sources|contrat|politique|rapport|extrait|extraits|informations|base',
    ],
  },
  cues: {
    refusal: [
      '{cannot} ~2 {give}',
      '(je|nous) (refuse|refusons) (de|d)',
      '(je|nous) ne (fournis|donne|partage|soutiens|vais) pas',
      '(va|vont) a l encontre (de|des) (mes|nos)',
      '(contraire|contraires) a (mes|nos)',
    ],
    inability: [
      '(je|nous) n (ai|avons) (pas|aucun|malheureusement pas) ~2 (acces|capacite|moyen|possibilite|d acces)',
      '{cannot} ~2 (acceder|predire|prevoir|naviguer|consulter|ouvrir|rechercher|voir)',
    ],
    unknown: [
      '(je|nous|j) ne (sais|savons) pas',
      'je (sais pas|l ignore)',
      '(je|j) ignore',
      '(je|nous) ne (suis|sommes) pas (sur|sure|certain|certaine|surs)',
      'n ai (aucune|pas la moindre) idee',
      '(on|personne|nul) ne (sait|le sait|peut (le)? (savoir|dire))',
      'il (est|serait|m est) (impossible|difficile) ~2 (savoir|determiner|predire|dire|repondre|prevoir|affirmer)',
      '(ne peut|n est pas possible|ne peut pas|ne permet pas|ne permettent pas) ~3 (etre determine*|savoir|determiner|repondre|dire|affirmer|conclure)',
      '^ (inconnu|inconnue|aucune idee|sans reponse|indetermine)',
    ],
    'no-information': [
      '(je|nous) (n ai|n avons|ne dispose|ne disposons|ne trouve|ne trouvons|n ai trouve) (pas|aucune|aucun|de) ~3 {info}',
      '(il n y a|il n existe) (pas|aucune|aucun) ~3 {info}',
      '{given} ~5 (ne|n) ~1 (mentionne*|mentionnent|inclut|contient|contiennent|precise*|indique*|indiquent|fournit|fournissent|dit|aborde*|traite*|parle*|evoque*|comporte*) (pas|aucune|aucun|rien)',
      '(n est|ne sont|n a|n ont) (pas|jamais) ~1 (mentionne*|precise*|indique*|fourni*|specifie*) ~5 (dans|par|ici)',
      '(aucune|pas d|pas assez d|manque d) ~1 {info} ~3 (dans|sur|concernant|disponible|disponibles|n est)',
    ],
    disclaimer: [
      'en tant qu* ~3 (ia|intelligence artificielle|modele|assistant)',
      '(je suis|je ne suis qu) (un|une) ~2 (ia|modele|intelligence|assistant|programme)',
      'je n ai pas (d|de) ~1 (opinion*|croyances|sentiments|emotions|preferences)',
    ],
    exempt: [
      'ne (peux|puis) ~2 (que|m empecher|attendre|trop recommander|assez)',
      '(pourquoi|quand|si|que|parce que) je ne (peux|sais) pas',
    ],
    pivot: ['(mais|cependant|toutefois|neanmoins|en revanche|pourtant)'],
    referral: [
      '(je|nous) (vous|te) (recommande|suggere|conseille|invite|recommandons|conseillons|invitons)',
      '(veuillez|vous pouvez) ~2 (consulter|contacter|verifier|vous adresser|visiter)',
    ],
    courtesy: [
      '(si|n hesitez pas) ~2 (avez|souhaitez|voulez|besoin|as|a)',
      '(comment|en quoi) puis je ~2 aider',
      '^ (bonjour|merci)',
    ],
    apology: ['(desole|desolee|je m excuse|malheureusement|je regrette|pardon)'],
    request: [
      '(pourriez|pouvez|peux|pourrais) (vous|tu) ~2 (fournir|donner|preciser|clarifier|indiquer|partager|confirmer|me dire|dire)',
      '(merci de|veuillez) ~1 (preciser|fournir|indiquer|clarifier)',
      '(j ai|j aurais) besoin (de|d) (plus|savoir|connaitre|precisions)',
    ],
    question: [
      '(de quel|de quelle|quel|quelle|lequel|laquelle|qui|que) ~6 (parlez vous|voulez vous dire|entendez vous|s agit il|faites vous reference)',
    ],
    content: ['(voici|selon|d apres|la reponse est|en general)'],
  },
}
