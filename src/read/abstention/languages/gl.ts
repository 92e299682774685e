import type { Language } from '../Language'

/** Galician. */
export const gl: Language = {
  code: 'gl',
  classes: {
    cannot: ['non (podo|podemos|poderia|son capaz de|estou autorizado a)', 'non (me)? e posible'],
    give: [
      'axudar*|proporcionar*|dar|ofrecer*|responder*|contestar*|facilitar*|compartir*|xerar|crear|escribir|realizar|facer|comentar|opinar|dicir*|recomendar',
    ],
    info: ['informacion|datos|detalles|rexistros|probas|evidencia*|contexto|resultados'],
    given: ['documento*|texto*|contexto|pasaxe|artigo*|informacion|fonte*|contrato|informe'],
  },
  cues: {
    refusal: ['{cannot} ~2 {give}', 'non vou ~1 {give}', 'nego ~1 a'],
    inability: [
      'non teño ~3 (acceso|capacidade|maneira|forma|permiso)',
      '{cannot} ~2 (acceder|predicir|consultar|buscar|ver)',
    ],
    unknown: [
      'non (o)? sei',
      'non (teño|tenho) ~2 (idea|certeza|coñecemento|comentario*|ningun comentario*|opinion)',
      'non estou segur*',
      '(descoñezo|descoñecese|non se sabe|ninguen (o)? sabe)',
      '(imposible) (de)? (saber|determinar|predicir|dicir|responder)',
      'non (e posible|se pode) (saber|determinar|predicir|responder|dicir)',
    ],
    'no-information': [
      'non (teño|dispoño de|hai|atopei|existe|existen) ~3 {info}',
      '{given} ~6 non ~1 (menciona*|inclue*|conten|especifica*|indica*|di|proporciona*)',
    ],
    disclaimer: [
      'dificil (de)? (saber|determinar|predicir|dicir|responder)',

      'como (un|unha)? ~2 (ia|intelixencia artificial|modelo|asistente)',
      'son (un|unha) ~2 (ia|modelo|intelixencia|asistente)',
      'non teño ~2 (opinions|crenzas|sentimentos|emocions|preferencias)',
    ],
    pivot: ['(pero|porén|poren|non obstante|con todo|emporiso)'],
    referral: ['(recomendo|recomendoche|suxiro|aconsello)'],
    courtesy: ['se (necesitas|tes|queres|desexas)', '(en que|como) podo ~1 axudar*'],
    apology: ['(sintoo|sinto|desculpa|desculpe|lamentablemente|desafortunadamente)'],
    request: [
      '(poderias|podes|por favor) ~2 (proporcionar*|dar*|dicir*|aclarar*|especificar*|indicar*)',
      'necesito ~1 (mais|saber)',
    ],
    question: ['(a que|cal|que|quen) ~6 (te refires|se refire)'],
    content: ['(aqui (tes|estan|hai)|segundo|a resposta e)'],
  },
}
