import type { Language } from '../Language'

/** French. An apostrophe parts words here: "je n'ai pas" is `je n ai pas`. */
export const fr: Language = {
  code: 'fr',
  script: 'latin',
  classes: {
    i: ['je|nous|j'],
    ne: ['ne|n'],
    pas: [
      'pas|plus|point|malheureusement pas|actuellement pas|hélas pas|tout simplement pas|encore pas|pas encore',
    ],
    pronoun: ['vous|te|t|le|la|l|les|y|en|leur|lui'],
    cannot: [
      '{i} {ne}? {pronoun}? (peux|puis|pouvons|pourrai|pourrais|pourrions|saurais) {pas}? {pronoun}?',
      '{i} {ne}? (suis|sommes) {pas} (en mesure|capable|capables|autorisé|autorisée|programmé|conçu|habilité|apte|à même) (de|d|à|pour)?',
      '{i} (suis|sommes) (incapable|incapables|dans l incapacité|dans l impossibilité) (de|d)',
      '(il m est|il nous est) impossible (de|d)',
      '{i} {ne}? (ai|avons) {pas} (la possibilité|la capacité|le droit|les moyens) (de|d)',
    ],
    give: [
      'aider|fournir|donner|répondre|offrir|proposer|partager|divulguer|révéler|traiter|écrire|rédiger|créer|générer|produire|faire|commenter|discuter|assister|accéder à votre demande|satisfaire|poursuivre|continuer|effectuer|réaliser|conseiller|recommander|participer|encourager|soutenir|parler|communiquer|dire',
    ],
    know: [
      'savoir|déterminer|confirmer|vérifier|affirmer|dire|prédire|prévoir|préciser|identifier|conclure|établir|garantir|me prononcer|estimer|calculer|trancher|répondre',
    ],
    reach: [
      'accéder|consulter|naviguer|ouvrir|voir|lire|écouter|rechercher|chercher|exécuter|visualiser|télécharger|interagir|envoyer|réserver',
    ],
    info: [
      'information|informations|donnée|données|détail|détails|réponse|connaissance|élément|éléments|renseignement|renseignements|précision|précisions|trace|mention|résultat|résultats|indication|contexte',
    ],
    given: [
      'contexte|document|documents|texte|textes|passage|article|source|sources|extrait|extraits|rapport|fichier|données|informations|base de connaissances|documentation|paragraphe|journaux|manuel|résultats',
    ],
    mention: [
      'mentionne*|précise*|indique*|contien*|fourni*|dit|disent|inclu*|aborde*|spécifie*|décri*|traite*|évoque*|donne*|permet*|couvre*|figure*|apparaît|apparaissent',
    ],
  },
  cues: {
    refusal: [
      '{cannot} {pas}? ~3 {give}',
      '{i} (dois|me dois de|préfère|suis contraint de|suis obligé de) ~1 (refuser|décliner|m abstenir|ne pas)',
      '{i} (refuse|décline)',
      '(il|ce) (n est|ne serait|serait) {pas}? (approprié|éthique|convenable|possible) ~2 (pour moi|de|que je)',
      '(va|irait) à l encontre de (mes|nos|la|mon)',
      '(demande|requête) ~3 (enfreint|viole|contraire|ne peut être)',
    ],
    inability: [
      '{cannot} {pas}? ~2 {reach}',
      '{i} {ne}? (ai|avons|dispose|disposons) {pas} ~2 (accès|capacité|autorisation|possibilité)',
    ],
    unknown: [
      '{i} {ne}? (le)? (sais|savons|connais|connaissons) {pas}',
      '{i} {ne}? {pronoun}? (souviens|rappelle) {pas}',
      '{i} {ne}? (suis|sommes) {pas} (sûr|sûre|certain|certaine)',
      '{cannot} {pas}? ~2 {know}',
      '^ (aucune idée|inconnu|inconnue|je l ignore|indéterminé|non précisé|non spécifié|sans réponse|impossible à dire)',
      '{i} {ne}? (ai|avons) aucune idée',
      '(j ignore|nous ignorons)',
      '(il|ce) {ne}? est {pas} possible (de|d) ~2 {know}',
      '(il est|c est)? (impossible|difficile) (de|d|à) ~1 {know}',
      '(on)? ne (peut|peuvent|sait) {pas} ~2 {know}',
      '(informations|données|éléments) (insuffisantes|insuffisants|manquantes)',
    ],
    'no-information': [
      '{i} {ne}? (ai|avons|dispose|disposons|possède|possédons|trouve|vois) (pas|aucune|aucun|pas trouvé|trouvé aucune|pas assez|pas suffisamment) ~3 {info}',
      '{i} {ne}? (ai|avons) {pas} ~2 (trouvé|pu trouver)',
      '{cannot} {pas}? trouver',
      '(il {ne}? y a|il {ne}? existe) (pas|aucune|aucun) ~3 {info}',
      '^ ~1 (aucune|aucun) ~1 {info}',
      '{given} ~4 {ne} {pronoun}? {mention} (pas|aucun|aucune|rien)',
      '{given} ~4 {ne} (sont|est) (pas) (suffisant|suffisante|suffisants|mentionné)',
      '{ne} (est|sont|figure|figurent|apparaît) {pas} ~2 (mentionné*|précisé*|indiqué*|spécifié*|disponible*|inclus*|fourni*|dans)',
    ],
    disclaimer: [
      'en tant qu ~1 (ia|intelligence artificielle|modèle|assistant)',
      'en tant que (modèle|ia|assistant|simple)',
      '{i} (suis|ne suis qu) (un|une) (ia|intelligence artificielle|modèle|assistant)',
      '{i} {ne}? (ai|avons) {pas} (d opinion*|de sentiment*|de préférence*|d avis|d émotion*|d opinions personnelles)',
    ],
    bare: ['^ ((désolé|malheureusement|je suis désolé))? (mais)? {cannot} {pas}?'],
    exempt: [
      '{i} {ne}? (peux|pourrais) {pas}? ~1 (que|m empêcher|recommander assez|imaginer mieux|attendre|me plaindre|nier)',
      '(pourquoi|que|où|si|quand|qui) {cannot}',
      '{pas} (seulement|uniquement)',
    ],
    pivot: ['mais|cependant|toutefois|néanmoins|pourtant|en revanche|cela dit|ceci dit'],
    concession: ['^ (bien que|même si|sans|faute de|quoique|malgré)'],
    moral: [
      'il est ~1 (important|essentiel|crucial) (de|d) (respecter|rappeler|traiter|éviter|promouvoir|garder|demander|consulter)',
      '(n est pas|ne sont pas|est|sont|n est jamais) ~2 (éthique|approprié|acceptable|inapproprié|inacceptable|offensant|discriminatoire)',
    ],
    theme: ['(respect|dignité|vie privée|violence|stéréotype*|généralis*|discrimin*|préjugé*)'],
    referral: [
      '{i} {pronoun}? (recommande|conseille|suggère|invite) ~1 (de|d|à)',
      '(veuillez|n hésitez pas à) ~1 (consulter|contacter|vérifier|visiter|vous adresser)',
    ],
    courtesy: [
      '(n hésitez pas|si vous avez|si vous souhaitez|puis je vous aider|je serais ravi|je serai ravi|bonjour|merci|je comprends)',
    ],
    apology: ['(désolé|désolée|navré|malheureusement|je regrette|je m excuse|excusez moi|pardon|hélas)'],
    request: [
      '(pouvez|pourriez|peux|pourrais) (vous|tu) ~2 (préciser|fournir|donner|indiquer|me dire|clarifier|partager|confirmer|expliquer|reformuler)',
      '(veuillez|merci de) ~1 (préciser|fournir|indiquer|clarifier|reformuler|confirmer)',
      'j ai besoin (de|d) ~1 (savoir|plus|connaître|précisions|informations)',
    ],
    question: [
      '(voulez|vouliez|veux) (vous|tu) (dire|parler)',
      '(parlez|pensez|cherchez|souhaitez|préférez) vous',
      '(quel|quelle|quels|quelles|lequel|laquelle) ~5 (vous|tu)',
    ],
    content: ['(voici|voilà|selon|d après|en général|je pense que|je crois que)', '^ (oui|non|vrai|faux)'],
  },
}
