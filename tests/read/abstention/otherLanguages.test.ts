import { describe, expect, test } from 'vitest'
import { readAbstention } from '../../../src/read/abstention/readAbstention'

/** Written for these tests; of each language both what abstains and what only looks like it. */
const LANGUAGES: Readonly<
  Record<string, Readonly<Record<'abstained' | 'answered' | 'clarifying', string[]>>>
> = {
  French: {
    abstained: [
      'Je suis désolé, mais je ne peux pas vous aider avec cette demande.',
      'Je ne sais pas.',
      "Je n'ai pas accès à Internet.",
      'Le document ne mentionne pas le débit de 1875.',
      "Malheureusement, je n'ai trouvé aucune information à ce sujet.",
      'Il est impossible de déterminer le vainqueur à partir du contexte.',
      'Le contexte fourni ne contient pas cette information.',
      "En tant qu'IA, je ne peux pas donner d'avis médical.",
    ],
    answered: [
      'Je ne peux que vous recommander ce livre, il est excellent.',
      'Le roi ne savait pas que la ville était tombée en 1453.',
      "Désolé pour l'attente. La réponse est 4.",
      'Non.',
      "Il n'y a pas de limite d'âge.",
    ],
    clarifying: [
      "Pourriez-vous préciser de quelle pompe il s'agit ?",
      "Voulez-vous dire la ville ou l'État ?",
    ],
  },
  German: {
    abstained: [
      'Es tut mir leid, aber dabei kann ich nicht helfen.',
      'Das weiß ich leider nicht.',
      'Ich habe keinen Zugriff auf Echtzeitdaten.',
      'Der Richtlinientext ist in den indexierten Materialien nicht enthalten [1].',
      'Im Kontext wird dazu nichts erwähnt.',
      'Die Dokumente enthalten keine Angaben zum Durchfluss von 1875.',
      'Das lässt sich anhand der vorliegenden Daten nicht bestimmen.',
      'Dazu liegen mir keine Informationen vor.',
      'Keine Ahnung.',
    ],
    answered: [
      'Ich kann das Buch nur empfehlen.',
      'Der Vertrag verlangt keine Kündigungsfrist.',
      'Tut mir leid wegen der Verzögerung. Die Antwort ist 4.',
      'Nein.',
      'Es gibt keine Altersgrenze.',
      'Der Zug fährt um 9 Uhr ab.',
    ],
    clarifying: ['Meinen Sie Pumpe A oder Pumpe B?', 'Könnten Sie bitte das Jahr angeben?'],
  },
  Portuguese: {
    abstained: [
      'Desculpe, mas não posso ajudar com isso.',
      'Não sei.',
      'Não tenho acesso à internet.',
      'O documento não menciona a vazão de 1875.',
      'Infelizmente, não encontrei nenhuma informação sobre isso.',
      'Não é possível determinar o vencedor com os dados fornecidos.',
    ],
    answered: [
      'Não posso deixar de recomendar este livro.',
      'Não.',
      'O rei não sabia que a cidade tinha caído.',
      'Não há limite de idade.',
    ],
    clarifying: ['Você se refere à cidade ou ao estado?', 'Poderia especificar o ano?'],
  },
  Italian: {
    abstained: [
      'Mi dispiace, ma non posso aiutarti con questa richiesta.',
      'Non lo so.',
      'Non ho accesso a dati in tempo reale.',
      'Il documento non menziona la portata del 1875.',
      'Purtroppo non ho trovato informazioni su questo.',
      'Non è possibile stabilire il vincitore dal contesto.',
    ],
    answered: [
      'Non posso che consigliare questo libro.',
      'No.',
      'Il re non sapeva che la città era caduta.',
      "Non c'è limite di età.",
    ],
    clarifying: ['Intendi la città o lo stato?', "Potresti specificare l'anno?"],
  },
  Russian: {
    abstained: [
      'Извините, но я не могу помочь с этим запросом.',
      'Я не знаю.',
      'У меня нет доступа к интернету.',
      'В документе не указан расход за 1875 год.',
      'К сожалению, у меня нет информации об этом.',
      'Невозможно определить победителя по этим данным.',
    ],
    answered: [
      'Не могу не порекомендовать эту книгу.',
      'Нет.',
      'Король не знал, что город пал в 1453 году.',
      'Возрастных ограничений нет.',
    ],
    clarifying: ['Вы имеете в виду город или штат?', 'Уточните, пожалуйста, год.'],
  },
  Japanese: {
    abstained: [
      '申し訳ございませんが、そのご要望にはお応えできません。',
      'わかりません。',
      'リアルタイムの情報にアクセスできません。',
      '提供された文書には1875年の流量についての記載がありません。',
      'その情報は見つかりませんでした。',
      'この情報からは勝者を判断できません。',
    ],
    answered: [
      'この本は本当におすすめです。読まずにはいられません。',
      'いいえ。',
      '年齢制限はありません。',
      '王は町が陥落したことを知らなかった。',
      '東京です。',
    ],
    clarifying: ['どちらのポンプのことですか？', '年を具体的に教えていただけますか？'],
  },
  Chinese: {
    abstained: [
      '抱歉，我无法帮助您完成这个请求。',
      '我不知道。',
      '我无法访问互联网。',
      '文档中没有提到1875年的流量。',
      '根据提供的信息，无法确定谁赢了。',
      '抱歉，没有找到相关信息。',
    ],
    answered: [
      '不能。',
      '这本书我不能不推荐给大家。',
      '国王不知道城市已经陷落。',
      '没有年龄限制。',
      '不是，他无法游泳，所以坐船。',
    ],
    clarifying: ['请问您是指哪个水泵？', '您能提供具体的年份吗？'],
  },
  Korean: {
    abstained: [
      '죄송하지만 그 요청은 도와드릴 수 없습니다.',
      '모르겠습니다.',
      '저는 인터넷에 접근할 수 없습니다.',
      '문서에는 1875년의 유량이 언급되어 있지 않습니다.',
      '관련 정보를 찾을 수 없습니다.',
      '주어진 정보만으로는 승자를 판단할 수 없습니다.',
    ],
    answered: ['아니요.', '나이 제한은 없습니다.', '왕은 도시가 함락된 것을 몰랐다.', '서울입니다.'],
    clarifying: ['어떤 펌프를 말씀하시는 건가요?', '연도를 알려주시겠어요?'],
  },
  Spanish: {
    abstained: [
      'Lo siento, pero no puedo ayudarte con eso.',
      'No lo sé.',
      'No tengo acceso a internet.',
      'El documento no menciona el caudal de 1875.',
      'No encontré información sobre eso.',
      'No es posible determinar el ganador con estos datos.',
    ],
    answered: [
      'No.',
      'No puedo dejar de recomendar este libro.',
      'El rey no sabía que la ciudad había caído.',
      'No hay límite de edad.',
    ],
    clarifying: ['¿Te refieres a la ciudad o al estado?', '¿Podrías especificar el año?'],
  },
  Catalan: {
    abstained: [
      'Ho sento, però no puc ajudar-te amb això.',
      'No ho sé.',
      'No tinc accés a internet.',
      'El document no esmenta el cabal de 1875.',
      'No he trobat informació sobre això.',
    ],
    answered: ['No.', 'El rei no sabia que la ciutat havia caigut.', "No hi ha límit d'edat."],
    clarifying: ["Et refereixes a la ciutat o a l'estat?", "Podries especificar l'any?"],
  },
  Galician: {
    abstained: [
      'Síntoo, pero non podo axudarche con iso.',
      'Non o sei.',
      'Non teño acceso a internet.',
      'O documento non menciona o caudal de 1875.',
    ],
    answered: ['Non.', 'O rei non sabía que a cidade caera.', 'Non hai límite de idade.'],
    clarifying: ['Poderías especificar o ano?'],
  },
  Basque: {
    abstained: [
      'Sentitzen dut, baina ezin dut horretan lagundu.',
      'Ez dakit.',
      'Ez daukat Interneterako sarbiderik.',
      'Dokumentuak ez du 1875eko emaria aipatzen.',
    ],
    answered: ['Ez.', 'Erregeak ez zekien hiria erori zela.', 'Ez dago adin-mugarik.'],
    clarifying: ['Zein ponpari buruz ari zara?'],
  },
}

describe.each(Object.entries(LANGUAGES))('%s', (_language, sentences) => {
  test.each(sentences.abstained)('%j abstains', (text) => {
    expect(readAbstention(text)).toMatchObject({ kind: 'abstained' })
  })
  test.each(sentences.answered)('%j is an answer', (text) => {
    expect(readAbstention(text)).toMatchObject({ kind: 'answered' })
  })
  test.each(sentences.clarifying)('%j asks back', (text) => {
    expect(readAbstention(text)).toMatchObject({ kind: 'clarifying' })
  })
})
