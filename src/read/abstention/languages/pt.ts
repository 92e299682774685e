import type { Language } from '../Language'

/** Portuguese. */
export const pt: Language = {
  code: 'pt',
  script: 'latin',
  classes: {
    pronoun: ['te|lhe|lhes|o|a|os|as|me|se|nos|vos'],
    cannot: [
      'não {pronoun}? (posso|podemos|poderia|poderíamos|consigo|conseguimos|pude|poderei|vou) {pronoun}?',
      'não (estou|estamos) (autorizado|autorizada|apto|apta|capacitado|programado|programada|em condições|em posição|disposto) (a|para|de)?',
      'não (sou|somos) capaz* de',
      'não (tenho|temos) (a|o)? (capacidade|possibilidade|permissão|como|meios) (de|para)?',
      '(é me|é) impossível (para mim)?',
    ],
    give: [
      'ajudar*|ajudá|fornecer*|fornecê|dar|oferecer|responder|prestar|compartilhar|partilhar|criar|gerar|escrever|fazer|atender|cumprir|revelar|divulgar|discutir|comentar|auxiliar|apoiar|promover|participar|recomendar|continuar|realizar|processar|executar|prosseguir|informar|falar',
    ],
    know: [
      'saber|determinar|confirmar|verificar|afirmar|dizer|prever|precisar|identificar|concluir|estabelecer|estimar|calcular|garantir|opinar',
    ],
    reach: [
      'acessar|aceder|navegar|ver|consultar|pesquisar|buscar|abrir|ouvir|executar|ler|visualizar|baixar|interagir|enviar|reservar',
    ],
    info: [
      'informação|informações|dados|detalhes|dado|registro|registros|registo|registos|resposta|conhecimento|referência|referências|menção|resultado|resultados|evidência|contexto',
    ],
    much: [
      'a|suficiente|suficientes|nenhuma|nenhum|qualquer|mais|essa|esta|os|as|específica|específicas|sobre|relevante|disponível|de',
    ],
    given: [
      'contexto|documento|documentos|texto|textos|artigo|trecho|trechos|passagem|fonte|fontes|informações|relatório|arquivo|arquivos|ficheiro|material|materiais|manual|política|parágrafo|resultados|registros|logs',
    ],
    mention: [
      'menciona*|inclu*|contém|contêm|especifica*|indica*|fornece*|diz|dizem|detalha*|descreve*|aborda*|oferece*|aparece*|explica*|consta*|informa*|traz|trata*|cobre*|mencionad*|disponíve*',
    ],
  },
  cues: {
    refusal: [
      '{cannot} ~2 {give}',
      '(devo|tenho que|tenho de|prefiro|preciso) ~1 (recusar|declinar|não responder|me abster)',
      '(me recuso|recuso me) a',
      '(vai|iria|é) contra ~2 (diretrizes|políticas|princípios|normas|minhas)',
      'não (é|seria) (apropriado|ético|adequado|correto|possível) ~2 (para mim|que eu|responder|fornecer|ajudar)',
      '{cannot} $',
    ],
    inability: [
      '{cannot} ~1 {reach}',
      'não (tenho|temos|possuo|disponho de) ~2 (acesso|capacidade|permissão)',
    ],
    unknown: [
      '(eu)? não (o)? (sei|sabemos|lembro|conheço|conhecemos|saberia)',
      '^ ~1 (não sei|nem ideia|não faço ideia|desconhecido|desconhecida|não se sabe|sem resposta)',
      'não (faço|tenho) ~1 (ideia|a menor ideia|a mínima ideia)',
      'não (estou|estamos|tenho) ~1 (certo|certa|certeza|seguro|segura)',
      '{cannot} ~1 {know}',
      'não (é|foi) possível (saber|determinar|confirmar|precisar|responder|estabelecer|identificar|afirmar|dizer|concluir)',
      '(não se pode|impossível|difícil) (saber|determinar|responder|confirmar|dizer|afirmar)',
      '(desconheço|ignoro)',
      '(informações|informação|dados) insuficiente*',
    ],
    'no-information': [
      'não (tenho|temos|possuo|disponho de|há|existe|existem|encontrei|encontramos|localizei) {much}? {much}? {info}',
      'não (encontrei|encontramos|consegui encontrar|foi possível encontrar|foram encontrad*|localizei|consta|constam)',
      '{given} ~6 não {pronoun}? {mention}',
      '{given} ~6 não (está|estão|é|são|foi) {mention}',
      'não (é|são|está|estão|foi|aparece) ~2 {mention} ~2 (no|na|nos|nas|em) ~3 {given}',
      '^ (nenhuma|nenhum|sem) ~1 {info}',
    ],
    disclaimer: [
      'como (um|uma)? ~1 (modelo|ia|inteligência|assistente)',
      '(sou|sou apenas) (um|uma) (modelo|ia|inteligência|assistente)',
      'não (tenho|possuo) ~2 (opiniões|opinião|sentimentos|crenças|emoções|preferências|experiências)',
    ],
    bare: ['^ ((desculpe|infelizmente|lamento|sinto muito))? (mas)? (eu)? {cannot}'],
    exempt: [
      'não (posso|poderia|consigo) (deixar de|estar mais|esperar|reclamar|negar|recomendar ~2 (suficiente|bastante))',
      '(que|porque|se|quando|quem|onde) {cannot}',
      'não (só|apenas|somente|necessariamente)',
    ],
    pivot: ['mas|porém|contudo|no entanto|todavia|entretanto|ainda assim|dito isso|em contrapartida'],
    concession: ['^ (embora|apesar de|ainda que|mesmo que|sem)'],
    moral: [
      'é ~1 (importante|fundamental|essencial) ~1 (respeitar|lembrar|tratar|evitar|buscar|promover|ter)',
      '(não é|não são|é|são|nunca é) ~1 (ético|apropriado|aceitável|inapropriado|ofensivo|discriminatório|inaceitável|antiético)',
    ],
    theme: ['(respeito|dignidade|privacidade|violência|estereótipo*|generaliz*|discrimin*|preconceito*)'],
    referral: [
      '(recomendo|recomendamos|sugiro|aconselho) ~1 (consultar|contatar|contactar|visitar|procurar|que|verificar|entrar|buscar)',
      '(consulte|visite|entre em contato|contacte|verifique|procure)',
    ],
    courtesy: [
      '(se precisar|se tiver|se quiser|posso ajudar|estou aqui para|fico feliz|à disposição|olá|obrigado|obrigada|entendo)',
    ],
    apology: ['(desculpe|desculpa|lamento|sinto muito|infelizmente|peço desculpas|lamentavelmente|perdão)'],
    request: [
      '(poderia|pode|você poderia|podes|poderias) ~2 (fornecer|especificar|esclarecer|dizer|informar|indicar|confirmar|compartilhar|partilhar|explicar|dar|me dizer)',
      '(por favor)? (forneça|especifique|informe|esclareça|indique|confirme) ',
      'preciso (saber|de mais|que)',
    ],
    question: [
      '(você|vocês|tu) ~1 (se refere|quer dizer|está falando|prefere|procura|quis dizer)',
      '(qual|quais|que|quem) ~5 (você|deseja|prefere|procura|quer|se refere)',
    ],
    content: [
      '(a seguir|segundo|de acordo com|aqui está|aqui estão|em geral|acho que|acredito que|penso que)',
      '^ (sim|não|verdadeiro|falso)',
    ],
  },
}
