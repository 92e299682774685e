import type { Language } from '../Language'

/** Galician. */
export const gl: Language = {
  code: 'gl',
  script: 'latin',
  classes: {
    pronoun: ['che|lle|lles|vos|me|o|a|se|nos|te'],
    cannot: [
      'non {pronoun}? (podo|podemos|poderia|podere|puiden)',
      'non son capaz de',
      'non estou (autorizado|programado|desenado|en condicions) (a|para)?',
      'non teno ~1 (capacidade|posibilidade|forma|maneira) (de|para)',
      '(e|resulta|resultame) imposible',
    ],
    give: [
      'axudar*|proporcionar*|dar*|ofrecer*|responder*|contestar*|facilitar*|compartir*|cumprir|xerar|crear|escribir|facer*|asistir*|revelar|participar|promover|comentar|recomendar*|continuar|falar|dicir*',
    ],
    know: [
      'saber|determinar|confirmar|verificar|afirmar|asegurar|predicir|precisar|identificar|concluir|conecer|estimar|calcular',
    ],
    reach: ['acceder|navegar|ver|consultar|buscar|abrir|escoitar|executar|ler'],
    info: ['informacion|datos|detalles|dato|rexistro|rexistros|resposta|conecemento|referencias'],
    much: [
      'a|suficiente|suficientes|ningunha|ningun|mais|esta|esa|os|especifica|concreta|sobre|relevante|disponible',
    ],
    given: [
      'contexto|documento|documentos|texto|textos|artigo|pasaxe|fonte|fontes|informacion|ficheiro|fragmento|fragmentos|material|manual|informe|politica',
    ],
    mention: [
      'menciona*|inclue*|conten*|especifica*|indica*|proporciona*|di|din|detalla*|describe*|ofrece*|aparece*|explica*|consta*|figura*',
    ],
  },
  cues: {
    refusal: [
      '{cannot} ~2 {give}',
      '(debo|teno que|prefiro) (rexeitar|declinar|non responder)',
      'negome a',
      'non (e|seria) (apropiado|etico|adecuado|correcto) ~1 (facer|responder|para min|que eu|dar|xeneralizar)',
      'vai en contra ~3 (politicas|principios|normas)',
    ],
    inability: ['{cannot} ~1 {reach}', 'non teno ~2 (acceso|capacidade|permiso|permisos|predicions)'],
    unknown: [
      '(e|resulta|seria) (dificil|complicado) (dicir|saber|determinar|responder|precisar|afirmar|dar|establecer)',
      'non e posible (proporcionar|facer|ofrecer|predicir|calcular|estimar)',
      'non (o)? (sei|sabemos|lembro|saberia) ($|se|que|quen|cal|como|cando|onde)',
      '^ ~1 (non o sei|nin idea|non teno nin idea|descoñecido|non se sabe)',
      'non estou ~1 (seguro|segura)',
      '{cannot} ~1 {know}',
      'non (e posible|se pode) (saber|determinar|confirmar|precisar|responder|establecer|identificar|conecer|afirmar|dar)',
      '(descoñezo|ignoro)',
    ],
    'no-information': [
      'non (teno|temos|dispono de|hai|existe|existen|atopei) {much}? {much}? {info}',
      'non (puiden|podo|se) (atopar|atopou|localizar)',
      '{given} ~6 non {pronoun}? {mention}',
      'non (se|aparece|consta|figura) ~2 {mention}? ~2 (en|no|na) ~3 {given}',
    ],
    disclaimer: [
      'como (un)? (modelo|ia|intelixencia|asistente)',
      '(son|so son) (un|unha)? (modelo|ia|intelixencia|asistente)',
      'non teno ~2 (opinions|sentimentos|crenzas|emocions|opinion|preferencias|experiencias)',
    ],
    exempt: [
      'non (podo|poderia) (estar mais|evitar|esperar|deixar de|negar)',
      '(que|porque|se|cando|quen) {cannot}',
      'non (so|soamente)',
    ],
    pivot: ['pero|mais|porén|con todo|non obstante|ainda asi|agora ben|no entanto|en cambio'],
    concession: ['^ (ainda que|se ben|malia|a pesar de|sen)'],
    moral: [
      'e (importante|fundamental|esencial) ~2 (respectar|lembrar|tratar|evitar|buscar|promover|ter)',
      '(non e|non son|nunca e) ~2 (etico|apropiado|aceptable|inapropiado|ofensivo|adecuado)',
    ],
    theme: ['(respecto|dignidade|privacidade|violencia|estereotip*|xeneraliz*|discrimin*|prexuizo*)'],
    referral: [
      '(recomendo|recomendoche|recomendolle|suxiro|aconsello) ~1 (consultar|contactar|visitar|buscar|que|revisar|verificar)',
    ],
    courtesy: ['(se tes|se necesitas|se desexa|hai algo mais|estou aqui para|podo axudar|ola|grazas)'],
    apology: [
      '(sintoo|sinto|lamento|lamentoo|desculpa|desculpe|perdon|lamentablemente|desafortunadamente|por desgraza)',
    ],
    request: [
      '(poderias|podes|poderia|pode) ~2 (proporcionar*|especificar*|aclarar*|dicir*|indicar*|dar*|confirmar*|compartir*)',
      'necesito (saber|mais|que)',
    ],
    question: [
      'referes|refire|queres dicir|quere dicir',
      '(que|cal|cales|quen) ~5 (referes|prefires|buscas|queres|necesitas)',
    ],
    content: [
      '(a continuacion|segundo|aqui tes|en xeral|creo que|penso que)',
      '^ (a)? (si|non|verdadeiro|falso)',
    ],
  },
}
