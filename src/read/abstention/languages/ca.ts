import type { Language } from '../Language'

/** Catalan. */
export const ca: Language = {
  code: 'ca',
  classes: {
    cannot: ['no (et|us|li|puc)? (puc|podem|podria|soc capaç de|estic autoritzat a)', 'no (m)? es possible'],
    give: [
      'ajudar*|proporcionar*|donar*|oferir*|respondre*|contestar*|facilitar*|compartir*|generar|crear|escriure|realitzar|fer|comentar|opinar|dir|recomanar',
    ],
    info: ['informacio|dades|detalls|registres|proves|evidencia|context|resultats'],
    given: ['document*|text*|context|passatge|article*|informacio|font*|contracte|informe'],
  },
  cues: {
    refusal: ['{cannot} ~2 {give}', 'no (vaig a|penso) ~1 {give}', 'em nego a'],
    inability: [
      'no tinc ~3 (acces|capacitat|manera|forma|permis)',
      '{cannot} ~2 (accedir|predir|consultar|cercar|buscar|veure)',
    ],
    unknown: [
      'no (ho)? se (si|que|qui|quin|quina|com|quan|on|exactament|del cert)',
      '^ ~4 no (ho)? se $',
      '^ ~3 no ho se',
      'no tinc ~2 (idea|certesa|coneixement|comentari*|cap comentari*|prediccions|opinio)',
      'no (estic|estem) segur*',
      '(desconec|es desconeix|no se sap|ningu (ho)? sap)',
      '(impossible) (de)? (saber|determinar|predir|dir|respondre)',
      'no (es possible|es pot) (saber|determinar|predir|respondre|dir)',
    ],
    'no-information': [
      'no (tinc|disposo de|hi ha|trobo|he trobat|existeix) ~3 {info}',
      '{given} ~6 no ~1 (menciona*|inclou*|conte|especifica*|indica*|diu|proporciona*)',
    ],
    disclaimer: [
      'dificil (de)? (saber|determinar|predir|dir|respondre)',

      'com (a|un|una)? ~3 (ia|intel·ligencia artificial|model|assistent)',
      'soc (un|una) ~2 (ia|model|assistent)',
      'no tinc ~2 (opinions|creences|sentiments|emocions|preferencies)',
    ],
    pivot: ['(pero|tanmateix|no obstant|aixo no obstant|tot i aixi)'],
    referral: [
      '(et|us|li)? (recomano|suggereixo|aconsello)',
      '(consulta|consulteu|consultar) ~2 (fonts|amb|un|una)',
      'per obtenir (aquesta|mes)',
    ],
    courtesy: ['si (necessites|tens|vols|desitges)', '(en que|com) (et|us)? puc ~1 ajudar*'],
    apology: ['(ho sento|ho lamento|disculpa|disculpeu|malauradament)'],
    request: [
      '(podries|pots|si us plau) ~2 (proporcionar*|donar*|dir*|aclarir*|especificar*|indicar*)',
      'necessito ~1 (mes|saber)',
    ],
    question: ['(a que|quin|que|qui) ~6 (et refereixes|es refereix|vols dir)'],
    content: ['(aqui (tens|hi ha)|segons|la resposta es)'],
  },
}
