import type { Language } from '../Language'

/** Catalan. */
export const ca: Language = {
  code: 'ca',
  script: 'latin',
  classes: {
    pronoun: ['et|us|li|els|ho|ens|te|t|s|l|n|hi'],
    cannot: [
      'no {pronoun}? (puc|podem|podria|podriem|podre)',
      'no soc capac de',
      'no estic (autoritzat|programat|dissenyat|en condicions) (a|per)?',
      'no tinc ~1 (capacitat|possibilitat|manera) (de|per)',
      '(m es|es) impossible',
    ],
    give: [
      'ajudar*|proporcionar*|donar*|oferir*|respondre*|contestar*|facilitar*|compartir*|complir|generar|crear|escriure|fer*|assistir*|revelar|participar|promoure|comentar|recomanar*|continuar|parlar|dir*',
    ],
    know: [
      'saber|determinar|confirmar|verificar|afirmar|assegurar|predir|precisar|identificar|concloure|coneixer|estimar|calcular',
    ],
    reach: ['accedir|navegar|veure|consultar|buscar|cercar|obrir|escoltar|executar|llegir'],
    info: ['informacio|dades|detalls|dada|registre|registres|resposta|coneixement|referencies'],
    much: [
      'la|prou|cap|mes|aquesta|les|especifica|concreta|sobre|rellevant|disponible|suficient|suficients|d',
    ],
    given: [
      'context|document|documents|text|textos|article|passatge|font|fonts|informacio|fitxer|fragment|fragments|material|manual|informe|politica',
    ],
    mention: [
      'menciona*|esmenta*|inclou*|conte*|especifica*|indica*|proporciona*|diu|diuen|detalla*|descriu*|ofereix*|apareix*|explica*|consta*|figura*',
    ],
  },
  cues: {
    refusal: [
      '{cannot} ~2 {give}',
      '(he de|haig de|prefereixo) (rebutjar|declinar|no respondre)',
      'em nego a',
      'no (es|seria) (apropiat|etic|adequat|correcte) ~1 (fer|respondre|per a mi|que jo|donar|generalitzar)',
      'va en contra de ~2 (politiques|principis|normes)',
    ],
    inability: ['{cannot} ~1 {reach}', 'no tinc ~2 (acces|capacitat|permis|permisos)', 'no tinc prediccions'],
    unknown: [
      '(es|resulta|seria) (dificil|complicat) (dir|saber|determinar|respondre|precisar|afirmar|donar|establir)',
      'no es possible (proporcionar|fer|oferir|predir|calcular|estimar)',
      'no (ho)? (se|sabem|recordo|sabria) ($|si|que|qui|quin|quina|com|quan|on)',
      '^ ~1 (no ho se|ni idea|no en tinc ni idea|desconegut|es desconeix|no se sap)',
      'no (estic|n estic) ~1 (segur|segura)',
      '{cannot} ~1 {know}',
      'no es (possible|pot) (saber|determinar|confirmar|precisar|respondre|establir|identificar|coneixer|afirmar|donar)',
      '(desconec|ignoro)',
    ],
    'no-information': [
      'no (tinc|tenim|disposo|hi ha|he|existeix) (trobat|de)? {much}? {much}? {info}',
      'no (he|hem|s ha|he pogut|puc) (trobat|trobar|localitzar)',
      '{given} ~6 no {pronoun}? {mention}',
      'no (es|s|apareix|consta|figura) ~2 {mention}? ~2 (en|al|a) ~3 {given}',
    ],
    disclaimer: [
      'com a (un)? (model|ia|intelligencia|assistent)',
      '(soc|nomes soc) (un|una)? (model|ia|intelligencia|assistent)',
      'no tinc ~2 (opinions|sentiments|creences|emocions|opinio|preferencies|experiencies)',
    ],
    exempt: [
      'no (puc|podria) (estar mes|evitar|esperar|deixar de|negar)',
      '(que|perque|si|quan|qui) {cannot}',
      'no (nomes|solament)',
    ],
    pivot: ['pero|tanmateix|no obstant aixo|no obstant|tot i aixi|ara be|aixo no obstant|en canvi'],
    concession: ['^ (encara que|tot i que|malgrat|sense)'],
    moral: [
      'es (important|fonamental|essencial) ~2 (respectar|recordar|tractar|evitar|buscar|promoure|tenir)',
      '(no es|no son|es|son|mai es) ~2 (etic|apropiat|acceptable|inapropiat|ofensiu|discriminatori|inacceptable|adequat)',
    ],
    theme: ['(respecte|dignitat|privacitat|violencia|estereotip*|generalitz*|discrimin*|prejudici*)'],
    referral: [
      '(et|us|li)? (recomano|recomanem|suggereixo|aconsello) ~1 (consultar|contactar|visitar|buscar|que|revisar|verificar)',
    ],
    courtesy: [
      '(si tens|si necessites|si voleu|hi ha res mes|estic aqui per|amb gust|puc ajudar|hola|gracies)',
    ],
    apology: [
      '(ho sento|em sap greu|ho lamento|lamento|disculpa|disculpeu|perdo|lamentablement|malauradament|dissortadament)',
    ],
    request: [
      '(podries|pots|podrieu|podeu) ~2 (proporcionar*|especificar*|aclarir*|dir*|indicar*|donar*|confirmar*|compartir*)',
      'necessito (saber|mes|que)',
    ],
    question: [
      'et refereixes|us referiu|vols dir|voleu dir',
      '(que|quin|quina|quins|qui) ~5 (et refereixes|prefereixes|busques|vols|necessites)',
    ],
    content: ['(a continuacio|segons|aqui tens|en general|crec que|penso que)', '^ (a)? (si|no|cert|fals)'],
  },
}
