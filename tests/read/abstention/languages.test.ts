import { describe, expect, test } from 'vitest'
import { readAbstention } from '../../../src/read/abstention/readAbstention'
import type { AbstentionForm } from '../../../src/verdict/reasons/abstention'

interface Sentences {
  readonly declines: readonly (readonly [text: string, form: AbstentionForm])[]
  readonly answers: readonly string[]
  readonly asks: readonly string[]
}

const languages: Readonly<Record<string, Sentences>> = {
  English: {
    declines: [
      ["I'm sorry, but I can't help with that.", 'refusal'],
      ['I won’t write that letter for you.', 'refusal'],
      ['I must respectfully decline this request.', 'refusal'],
      ['I do not have access to your calendar.', 'inability'],
      ['I am unable to open links.', 'inability'],
      ["I don't know.", 'unknown'],
      ['It cannot be determined from the figures.', 'unknown'],
      ['The report does not mention the price.', 'no-information'],
      ['I could not find any information about this pump.', 'no-information'],
    ],
    answers: [
      'The pump cannot run dry for more than a minute.',
      'I cannot recommend this book highly enough.',
      'You cannot go wrong with either of them.',
      'He said that he did not know the way.',
      'Nobody was hurt.',
    ],
    asks: ['Which of the two pumps do you mean?', 'Could you tell me which year you are asking about?'],
  },
  Chinese: {
    declines: [
      ['抱歉，我无法帮助您完成这个请求。', 'refusal'],
      ['我不知道。', 'unknown'],
      ['文档中没有提到价格。', 'no-information'],
      ['無法判斷哪一台比較嚴重。', 'unknown'],
    ],
    answers: ['这台泵不能空转超过一分钟。', '答案是十五。', '北京是中国的首都。'],
    asks: ['您是指哪一个？'],
  },
  Korean: {
    declines: [
      ['죄송하지만 그 요청은 도와드릴 수 없습니다.', 'refusal'],
      ['잘 모르겠습니다.', 'unknown'],
      ['문서에 가격이 언급되어 있지 않습니다.', 'no-information'],
    ],
    answers: ['이 펌프는 1분 이상 공회전할 수 없습니다.', '정답은 15입니다.'],
    asks: ['어떤 펌프를 말씀하시는 건가요?'],
  },
  Japanese: {
    declines: [
      ['申し訳ありませんが、そのご依頼にはお答えできません。', 'refusal'],
      ['わかりません。', 'unknown'],
      ['資料には価格の記載がありません。', 'no-information'],
    ],
    answers: ['答えは15です。', 'このポンプは1分間に240リットルを送ります。'],
    asks: ['どのポンプのことですか？'],
  },
  Spanish: {
    declines: [
      ['Lo siento, pero no puedo ayudarte con eso.', 'refusal'],
      ['No lo sé.', 'unknown'],
      ['El documento no menciona el precio.', 'no-information'],
    ],
    answers: ['La bomba no puede funcionar en seco.', 'La respuesta es 15.'],
    asks: ['¿A cuál de las dos bombas te refieres?'],
  },
  Catalan: {
    declines: [
      ['Ho sento, però no puc ajudar-te amb això.', 'refusal'],
      ['No ho sé.', 'unknown'],
      ['El document no menciona el preu.', 'no-information'],
    ],
    answers: ['La bomba no pot funcionar en sec.', 'La resposta és 15.'],
    asks: ['A quina bomba et refereixes?'],
  },
  Galician: {
    declines: [
      ['Síntoo, pero non podo axudarte con iso.', 'refusal'],
      ['Non o sei.', 'unknown'],
      ['O documento non menciona o prezo.', 'no-information'],
    ],
    answers: ['A bomba non pode funcionar en seco.', 'A resposta é 15.'],
    asks: ['A cal das bombas te refires?'],
  },
  Basque: {
    declines: [
      ['Barkatu, ezin dizut horrekin lagundu.', 'refusal'],
      ['Ez dakit.', 'unknown'],
    ],
    answers: ['Erantzuna hamabost da.', 'Ponpa ezin da lehorrean ibili.'],
    asks: ['Zein ponpa esan nahi duzu?'],
  },
  Portuguese: {
    declines: [
      ['Desculpe, mas não posso ajudar com isso.', 'refusal'],
      ['Não sei.', 'unknown'],
      ['O documento não menciona o preço.', 'no-information'],
    ],
    answers: ['A bomba não pode funcionar a seco.', 'A resposta é 15.'],
    asks: ['A qual das bombas você se refere?'],
  },
  French: {
    declines: [
      ['Désolé, je ne peux pas vous aider.', 'refusal'],
      ['Je ne sais pas.', 'unknown'],
      ['Le document ne mentionne pas le prix.', 'no-information'],
    ],
    answers: ['La pompe ne peut pas tourner à sec.', 'La réponse est 15.'],
    asks: ['De quelle pompe parlez-vous ?'],
  },
  Italian: {
    declines: [
      ['Mi dispiace, ma non posso aiutarti.', 'refusal'],
      ['Non lo so.', 'unknown'],
      ['Il documento non menziona il prezzo.', 'no-information'],
    ],
    answers: ['La pompa non può girare a secco.', 'La risposta è 15.'],
    asks: ['A quale pompa ti riferisci?'],
  },
  German: {
    declines: [
      ['Es tut mir leid, dabei kann ich nicht helfen.', 'refusal'],
      ['Ich weiß es nicht.', 'unknown'],
      ['Ich kann das mit den vorhandenen Daten nicht beurteilen.', 'unknown'],
      ['Das Dokument nennt keinen Preis.', 'no-information'],
    ],
    answers: ['Die Pumpe kann nicht trocken laufen.', 'Die Antwort ist 15.'],
    asks: ['Welche der beiden Pumpen meinen Sie?'],
  },
  Russian: {
    declines: [
      ['Извините, я не могу помочь с этим.', 'refusal'],
      ['Я не знаю.', 'unknown'],
      ['В документе не указана цена.', 'no-information'],
    ],
    answers: ['Насос не может работать всухую.', 'Ответ: 15.'],
    asks: ['Какой насос вы имеете в виду?'],
  },
}

describe.each(Object.entries(languages))('%s', (_language, { declines, answers, asks }) => {
  test.each(declines)('%s is an abstention (%s)', (text, form) => {
    expect(readAbstention(text)).toEqual({ kind: 'abstained', form, quote: text })
  })
  test.each(answers)('%s is an answer', (text) => {
    expect(readAbstention(text)).toMatchObject({ kind: 'answered' })
  })
  test.each(asks)('%s is a question back', (text) => {
    expect(readAbstention(text)).toEqual({ kind: 'clarifying', quote: text })
  })
})
