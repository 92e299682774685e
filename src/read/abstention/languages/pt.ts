import type { Language } from '../Language'

/** Portuguese. */
export const pt: Language = {
  code: 'pt',
  classes: {
    cannot: [
      'nao (posso|podemos|poderia|consigo|conseguimos|poderei)',
      'nao (estou|sou) ~1 (autorizado|autorizada|programado|capaz|apto|habilitado) (a|para|de)?',
      'nao (me)? e possivel',
    ],
    give: [
      'ajudar*|fornecer*|dar|oferecer*|responder*|compartilhar*|partilhar*|gerar|criar|escrever|auxiliar*|atender|cumprir|realizar|fazer|participar',
      'discutir|revelar|apoiar|prestar|comentar|opinar|recomendar|dizer*|promover|expressar|divulgar',
    ],
    info: ['informacao|informacoes|dados|detalhes|registros|registos|provas|evidencias|contexto|resultados'],
    given: [
      'documento*|texto*|contexto|trecho|artigo*|informacoes|fonte*|contrato|politica|relatorio|material*|paragrafo',
    ],
  },
  cues: {
    refusal: [
      '{cannot} ~2 {give}',
      'nao (vou|irei) ~1 {give}',
      '(recuso|nego) ~2 a',
      '(vai|e) contra ~2 (minhas|as minhas|nossas)',
      'nao (forneco|ofereco|compartilho|apoio|promovo)',
    ],
    inability: [
      'nao tenho ~3 (acesso|capacidade|como|forma|permissao)',
      '{cannot} ~2 (acessar|aceder|prever|navegar|consultar|abrir|pesquisar)',
    ],
    unknown: [
      'nao sei (a|o|se|que|quem|qual|como|quando|onde|ao certo|dizer|exatamente)',
      '^ ~4 nao (o)? sei $',
      'nao (tenho|temos) ~2 (certeza|ideia|conhecimento|opiniao|comentarios)',
      '(desconheco|desconhecemos|nao se sabe|ninguem sabe|e desconhecid*)',
      '(impossivel) (de)? (saber|determinar|prever|dizer|responder)',
      'nao (e possivel|se pode|pode ser|ha como) ~1 (saber|determinar|prever|responder|dizer|concluir|confirmar|determinad*|respondid*)',
      '^ (desconhecido|sem resposta|sem comentarios)',
    ],
    'no-information': [
      'nao (tenho|disponho de|ha|encontrei|existe|existem|possuo|constam) ~3 {info}',
      '{given} ~6 nao ~1 (menciona*|inclui*|contem|especifica*|indica*|fornece*|diz*|aborda*|cobre*|trata*)',
      'nao (e|sao|foi|foram) (mencionad*|especificad*|informad*|fornecid*) ~6 (em|no|na|nos|nas|pelo)',
    ],
    disclaimer: [
      'dificil (de)? (saber|determinar|prever|dizer|responder)',

      'como (um|uma)? ~2 (ia|inteligencia artificial|modelo|assistente)',
      '(sou|sou apenas) (um|uma) ~2 (ia|modelo|inteligencia|assistente|programa)',
      'nao tenho ~2 (opinioes|crencas|sentimentos|emocoes|preferencias)',
    ],
    exempt: ['nao posso ~2 (esperar|deixar|negar|evitar)', '(por que|porque|quando|se|que) nao (posso|sei)'],
    pivot: ['(mas|porem|no entanto|contudo|todavia|entretanto|ainda assim)'],
    referral: [
      '(recomendo|sugiro|aconselho)',
      '(consulte|consultar|visite|contacte|entre em contato) ~3 (com|a|o|um|uma|fontes)?',
    ],
    courtesy: ['(se|caso) ~1 (precisar|precisa|tiver|tem|quiser|desejar)', '(em que|como) posso ~2 ajudar*'],
    apology: ['(desculpe|sinto muito|lamento|infelizmente|peco desculpas?)'],
    request: [
      '(poderia|pode|podes|por favor) ~2 (fornecer*|dar*|dizer*|esclarecer*|especificar*|indicar*|compartilhar|confirmar|informar|forneca|esclareca|informe)',
      'preciso ~1 (de mais|saber)',
    ],
    question: ['(a que|a qual|qual|o que|quem) ~6 (se refere|voce quer dizer|te referes)'],
    content: ['(aqui (esta|estao|vai)|segundo|de acordo com|a resposta e)'],
  },
}
