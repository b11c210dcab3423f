/** What visitors write when nothing may be offered to them, asked of the real operation over the demo catalogue. */
import { beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { HELP_WORDS } from '#domain/chat/answers/help-words.ts'
import type { HelpLanguage, SignKind } from '#domain/chat/signs/sign.ts'
import { ENGLISH_SIGNS } from '#test/assistant/english-signs.ts'
import { ORDINARY_QUESTIONS } from '#test/assistant/ordinary-questions.ts'
import { OTHER_SIGNS } from '#test/assistant/other-signs.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { askAssistant } from './ask-assistant.ts'

const { db } = await testDatabase()
const { app } = testApp(db)
const visitor = { role: 'visitor', address: '192.0.2.1' } as const
const ask = (message: string, ...history: string[]) => askAssistant(app, visitor, { message, history })

let names: string[]
beforeAll(async () => {
  await loadDemo(db, NOW)
  const casinos = await db.selectFrom('casinos').select('name').execute()
  const games = await db.selectFrom('games').select('name').execute()
  names = [...casinos, ...games].map(({ name }) => name).filter((name) => name.length > 3)
})

type Answer = Awaited<ReturnType<typeof ask>>

/** Only numbers to call and the help page, and no name of the catalogue. */
const offersIn = ({ response, links }: Answer) => [
  ...links.map(({ path }) => path).filter((path) => !/^(tel:\d+|\/responsible-gambling)$/.test(path)),
  ...names.filter((name) => response.includes(name)),
]
const isHelp = ({ links }: Answer) => links.some(({ path }) => path === '/responsible-gambling')
const lines = (text: string) => text.split('\n')

describe.each(Object.entries(ENGLISH_SIGNS) as [SignKind, string][])('%s', (kind, phrasings) => {
  test.each(lines(phrasings))('%s', async (message) => {
    const answer = await ask(message)
    expect([offersIn(answer), isHelp(answer), answer.keep]).toEqual([[], true, true])
    expect(answer.response).toContain(HELP_WORDS.en[kind])
  })
})

describe.each(Object.entries(OTHER_SIGNS) as [HelpLanguage, string][])('%s', (language, phrasings) => {
  test.each(lines(phrasings))('%s', async (message) => {
    const answer = await ask(message)
    expect([offersIn(answer), isHelp(answer), answer.keep]).toEqual([[], true, true])
    expect(Object.values(HELP_WORDS[language]).some((words) => answer.response.startsWith(words))).toBe(true)
  })
})

describe('an ordinary question keeps its ordinary answer', () => {
  test.each(lines(ORDINARY_QUESTIONS))('%s', async (message) => {
    const answer = await ask(message)
    expect([answer.keep, answer.response.includes(HELP_WORDS.en.later)]).toEqual([false, false])
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
  ])('%s', async (message, path) => {
    expect((await ask(message)).links[0]?.path).toBe(path)
  })

  test('a life in danger gets the emergency number first', async () => {
    expect((await ask('ich will nicht mehr leben')).links[0]?.path).toBe('tel:112')
  })
})

test('what is not understood carries the way to help and never the way to all casinos', async () => {
  for (const message of ['what is the airspeed of a swallow', 'welches Wetter ist morgen', 'xyzzy']) {
    const { links } = await ask(message)
    expect(links[0]?.path).toMatch(/^(tel:|\/responsible-gambling$)/)
    expect(links.filter(({ path }) => /^\/(casino|bonus|game|compare)/.test(path))).toEqual([])
  }
})
