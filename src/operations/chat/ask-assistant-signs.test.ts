/** Who must not be sold to, asked of the real operation over the demo catalogue. */
import { beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { HELP_WORDS } from '#domain/chat/answers/help.ts'
import type { HelpLanguage, SignKind } from '#domain/chat/signs/sign.ts'
import { asking, questionsOf } from '#test/assistant/ask.ts'
import { aGame } from '#test/builders.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db } = await testDatabase()
const { app } = testApp(db)
const ask = asking(app)

let names: string[]
beforeAll(async () => {
  await loadDemo(db, NOW)
  await aGame(db, { name: 'Gambling Debt Collector' })
  const casinos = await db.selectFrom('casinos').select('name').execute()
  const games = await db.selectFrom('games').select('name').execute()
  names = [...casinos, ...games].map(({ name }) => name).filter((name) => name.length > 3)
})

type Answer = Awaited<ReturnType<typeof ask>>

/** What an answer links to or names beside help: numbers to call, the help page, the search and the questions page. */
const offersIn = ({ response, links }: Answer) => [
  ...links
    .map(({ path }) => path)
    .filter(
      (path) =>
        !/^(?:tel:\d+|\/responsible-gambling|\/search\?.*|\/faq|\/how-we-rate|\/glossary.*)$/.test(path),
    ),
  ...names.filter((name) => response.includes(name)),
]
const isHelp = ({ links }: Answer) => links.some(({ path }) => path === '/responsible-gambling')

const REFUSED = [
  'refused-questions.txt',
  'refused-held-out.txt',
  'refused-known-words.txt',
  'refused-known-words-kept.txt',
]

test.each(REFUSED)('nothing in %s is sold to, and each of it closes the talk', async (file) => {
  const questions = questionsOf(file)
  expect(questions.length).toBeGreaterThanOrEqual(50)
  const sold: string[] = []
  for (const question of questions) {
    const answer = await ask(question)
    const isAboutAge = answer.topic === 'age'
    if (offersIn(answer).length > 0 || !isHelp(answer) || !(answer.keep || isAboutAge)) sold.push(question)
  }
  expect(sold).toEqual([])
})

test('ordinary questions are understood, and none of them closes the talk', async () => {
  const questions = questionsOf('ordinary-questions.txt')
  expect(questions.length).toBeGreaterThanOrEqual(600)
  const [missed, closed]: [string[], string[]] = [[], []]
  for (const question of questions) {
    const { topic, keep } = await ask(question)
    if (keep) closed.push(question)
    else if (topic === 'unknown') missed.push(question)
  }
  // A game that is not active any more.
  expect(closed).toEqual(['how does Lucky Dip Pavilion work'])
  expect(missed).toEqual([
    'casino in der Schweiz',
    // Both are answered with what a licence is.
    'where do I find the licence of a casino',
    'which licence is best',
    'which regulator is the strictest',
  ])
})

describe('what was not understood', () => {
  test.each([
    ['closes the talk where it may be a danger', 'my gran gave me something for slots', true],
    ['closes it where it is in another language', 'la pensione finisce tutta lì', true],
    ['leaves it open where no word of it can be one', 'best pizza', false],
    ['leaves it open after a greeting in another language', 'Zdravo, kako si?', false],
  ])('%s: %s', async (_, message, isClosed) => {
    expect((await ask(message)).keep).toBe(isClosed)
    const later = await ask('Recommend a top casino', message)
    expect(offersIn(later).length === 0).toBe(isClosed)
  })

  test('a closed talk still explains words, beside help', async () => {
    const answer = await ask('what is RTP', 'I cannot stop')
    expect(answer.response).toContain('share of all stakes')
    expect([offersIn(answer), isHelp(answer)]).toEqual([[], true])
  })

  test.each([
    'how are you?',
    'Tell me a joke',
    'are you a robot?',
    'Zdravo, kako si?',
    'hallo, wie geht es dir?',
  ])('%s gets one kind sentence without a number to call', async (message) => {
    const { links, response, keep } = await ask(message)
    expect(links.filter(({ path }) => path.startsWith('tel:'))).toEqual([])
    expect(response).not.toMatch(/gamblingtherapy|\d{4}/)
    expect(keep).toBe(false)
  })
})

describe('a sign chooses the help', () => {
  const CHOSEN: readonly (readonly [kind: SignKind, message: string])[] = [
    ['crisis', 'I lost everything and want to die'],
    ['crisis', 'I think about s u i c i d e'],
    ['underage', "I'm 16"],
    ['underage', 'turned sixteen last week, recommend a casino'],
    ['underage', 'born in 2012'],
    ['underage', 'use a fake id'],
    ['exclusion', 'casino not on gamstop'],
    ['exclusion', 's3lf excluded, any casino?'],
    ['evasion', 'use a VPN to play from US?'],
    ['evasion', 'casino without KYC'],
    ['somebody_close', 'my mother has dementia and keeps playing online slots'],
    ['harm', 'which payment method hides gambling from my wife'],
    ['harm', 'my wife wants a divorce because of my gambling'],
    ['somebody_close', 'my husband gambles too much'],
    ['harm', 'everything is gone, the casino took it all'],
    ['harm', 'I keep chasing my losses'],
    ['harm', 'g4mbling addiction'],
  ]
  test.each(CHOSEN)('%s: %s', async (kind, message) => {
    const answer = await ask(message)
    expect(answer.keep).toBe(true)
    expect(answer.response).toContain(HELP_WORDS.en[kind])
  })

  const IN_LANGUAGES: readonly (readonly [language: HelpLanguage, kind: SignKind, message: string])[] = [
    ['de', 'underage', 'mit 17 casino spielen'],
    ['de', 'harm', 'ich bin spielsüchtig'],
    ['de', 'exclusion', 'Casino trotz Sperre'],
    ['fr', 'underage', "j'ai 16 ans, où puis-je jouer ?"],
    ['fr', 'harm', 'je suis accro aux jeux'],
    ['es', 'harm', 'soy ludópata'],
    ['it', 'exclusion', 'casino che non usa il RUA'],
    ['pt', 'somebody_close', 'o meu marido joga todo o dinheiro'],
    ['sv', 'harm', 'jag kan inte sluta spela'],
    ['nl', 'harm', 'ik ben gokverslaafd'],
    ['pl', 'harm', 'nie mogę przestać grać'],
    ['sr', 'harm', 'ја сам зависник од коцке'],
  ]
  test.each(IN_LANGUAGES)('%s, %s: %s', async (language, kind, message) => {
    const answer = await ask(message)
    expect(answer.keep).toBe(true)
    expect(answer.response).toContain(HELP_WORDS[language][kind])
  })

  test('a name of the catalogue is none', async () => {
    const { keep, topic } = await ask('tell me about Gambling Debt Collector')
    expect([keep, topic]).toEqual([false, 'game'])
  })
})

describe('a sign holds for the whole conversation', () => {
  const SIGNS = [
    "I'm 16",
    'use a VPN to play from US?',
    'casino not on gamstop',
    'I hate myself after every session',
  ]
  const LATER = [
    'Recommend a top casino',
    'Explain wagering requirements',
    'best welcome bonus',
    'slots?',
    'qwertz',
  ]
  test.each(SIGNS.flatMap((sign) => LATER.map((later) => [sign, later] as const)))(
    '%s, then: %s',
    async (sign, later) => {
      const answer = await ask(later, sign, 'ok', 'thanks')
      expect([offersIn(answer), isHelp(answer)]).toEqual([[], true])
    },
  )

  test('an age counts against the country that is named later', async () => {
    expect(offersIn(await ask('I live in the United States, recommend a casino', 'I am 19'))).toEqual([])
    expect(
      (await ask('recommend a casino', 'I am 19')).links.some(({ path }) => path.startsWith('/casino/')),
    ).toBe(true)
  })

  test('the language of the sign is kept where the later message has none', async () => {
    expect((await ask('Bonus?', 'ich bin spielsüchtig')).response).toContain(HELP_WORDS.de.later)
  })
})

describe('help names a line to call', () => {
  test.each([
    ['ich bin spielsüchtig', 'tel:08001372700'],
    ["I can't stop gambling, I live in the UK", 'tel:08088020133'],
    ['jag är spelberoende', 'tel:020819100'],
    ['je suis accro aux jeux', 'tel:0974751313'],
    ['je suis accro aux jeux, en Suisse', 'tel:0800040080'],
  ])('%s', async (message, path) => {
    expect((await ask(message)).links[0]?.path).toBe(path)
  })

  test.each(['ich bin spielsüchtig und wohne in Österreich', 'je suis accro aux jeux, en Belgique'])(
    '%s: not that of a neighbouring country',
    async (message) => {
      expect((await ask(message)).links[0]?.path).toBe('/responsible-gambling')
    },
  )

  test('a life in danger gets the emergency number first', async () => {
    expect((await ask('ich will nicht mehr leben')).links[0]?.path).toBe('tel:112')
  })
})

describe('what is not understood', () => {
  test.each(['what is the airspeed of a swallow', 'welches Wetter ist morgen', 'xyzzy o plugh'])(
    '%s gets help first',
    async (message) => {
      const { links } = await ask(message)
      expect(links[0]?.path).toMatch(/^(tel:|\/responsible-gambling$)/)
    },
  )

  test('is searched for with the words that the site knows', async () => {
    const { links } = await ask('skrill casinos with purple carpets')
    expect(links.map(({ path }) => path)).toContain('/search?q=Skrill+casinos')
  })

  test.each(['xyzzy o plugh', 'asdf i qwer', 'zork blit wumpus'])(
    '%s is answered in the language of the page',
    async (message) => {
      expect((await ask(message)).response).toContain(HELP_WORDS.en.unknown)
    },
  )
})
