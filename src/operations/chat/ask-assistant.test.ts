import { beforeAll, describe, expect, test } from 'vitest'
import { countryName } from '#contract/countries/countries.ts'
import { RESTRICTABLE_COUNTRIES } from '#contract/shared/options.ts'
import { findMatches } from '#db/queries/casinos/find-matches.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { asking } from '#test/assistant/ask.ts'
import { aBonus, aCasino, aGame } from '#test/builders.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db } = await testDatabase()
const { app } = testApp(db)
const ask = asking(app)

interface Facts {
  id: number
  name: string
  restricted_countries: string[]
  slug: string
  payment_methods: string[]
  safety_index: string | null
}
let casinos: Facts[]

beforeAll(async () => {
  await loadDemo(db, NOW)
  const closed = await aCasino(db, { name: 'Ghostlight Parlour', is_active: false, safety_index: 9.9 })
  await aBonus(db, { casino_id: closed, title: 'Hidden', amount: '100% up to €9,999' })
  const open = await aCasino(db, {
    name: 'Finchwater',
    safety_index: 9.9,
    restricted_countries: [...RESTRICTABLE_COUNTRIES],
  })
  await aBonus(db, {
    casino_id: open,
    title: 'Over',
    amount: '100% up to €8,888',
    valid_until: new Date(NOW.getTime() - 1000),
  })
  const id = await aCasino(db, { name: 'Brambleford', safety_index: 7, is_featured: false })
  await aBonus(db, { casino_id: id, title: 'Monday reload', type: 'reload', is_featured: true })
  await aBonus(db, { casino_id: id, title: 'First steps', type: 'welcome' })
  const unsafe = await aCasino(db, { name: 'Murkwater', safety_index: 4.2, is_featured: false })
  await aBonus(db, { casino_id: unsafe, title: 'Too good', type: 'welcome' })
  const other = await aCasino(db, { name: 'Larchmont', safety_index: 9.8, is_featured: false })
  await aGame(db, { name: 'Gull Racer' }, [unsafe])
  await aBonus(db, { casino_id: other, title: 'Losses back', type: 'cashback', wagering_requirement: '0×' })
  await aBonus(db, { casino_id: other, title: 'Hello', type: 'welcome', wagering_requirement: '1×' })
  casinos = await db
    .selectFrom('casinos')
    .select(['id', 'slug', 'name', 'restricted_countries', 'payment_methods', 'safety_index'])
    .where('is_active', '=', true)
    .execute()
})

const namedIn = (text: string) => casinos.filter(({ name }) => name.length > 2 && text.includes(name))
const linkedIn = (links: readonly { path: string }[]) =>
  links.flatMap(({ path }) => casinos.find(({ slug }) => path === `/casino/${slug}`)?.id ?? [])

describe('a casino that is restricted in a country that the visitor names', () => {
  const QUESTIONS = [
    'Recommend a top casino for players from {}',
    'best welcome bonus, I live in {}',
    'which casinos accept bitcoin in {}?',
    'no deposit bonus in {}',
    'how fast is PayPal in {}',
    'where can I play Paper Comet in {}',
    'free spins for {} with low wagering',
    'explain wagering for {}',
  ]

  test.each(RESTRICTABLE_COUNTRIES)('%s: is never recommended', async (code) => {
    for (const question of QUESTIONS) {
      const { response, links } = await ask(question.replace('{}', countryName(code)))
      const wrong = casinos.filter(
        ({ id, name, restricted_countries }) =>
          restricted_countries.includes(code) &&
          (linkedIn(links).includes(id) || (name.length > 2 && response.includes(name))),
      )
      expect([question, ...wrong.map(({ name }) => name)]).toEqual([question])
    }
  })

  test('stays out when the country was named earlier', async () => {
    const { response, links } = await ask('recommend a top casino', 'hello', 'I am from Germany')
    expect(namedIn(response).length).toBeGreaterThan(0)
    expect(
      namedIn(response).filter(({ restricted_countries }) => restricted_countries.includes('DE')),
    ).toEqual([])
    expect(linkedIn(links).length).toBeGreaterThan(0)
  })

  test('is told about plainly when it is asked for by name, and nothing of it is offered', async () => {
    const { response, links } = await ask('can I play at Tidewell from the US?')
    expect(response).toContain('Tidewell does not accept players from the United States')
    expect(response).not.toContain('€')
    expect(linkedIn(links)).toEqual([])
  })
})

describe('recommendations', () => {
  test('respect payment method, score and bonus type together', async () => {
    const { response, links, topic } = await ask(
      'recommend a casino that accepts Skrill with a welcome bonus rated at least 9',
    )
    expect(topic).toBe('recommend_casino')
    const named = namedIn(response)
    expect(named.length).toBeGreaterThan(0)
    for (const { id, payment_methods, safety_index } of named) {
      expect(payment_methods).toContain('Skrill')
      expect(Number(safety_index)).toBeGreaterThanOrEqual(9)
      expect(linkedIn(links)).toContain(id)
    }
    expect(links.at(-1)?.path).toBe('/casinos?minSafetyIndex=9&paymentMethods=Skrill&bonusType=welcome')
  })

  test('leave out weak casinos, and say so', async () => {
    const { response } = await ask('recommend a casino for the USA')
    expect(namedIn(response).every(({ safety_index }) => Number(safety_index) >= 7)).toBe(true)
    expect(response).toMatch(/\d+ more have a safety index below 7, so I leave them out\./)
  })

  test('answer every part of a compound criterion', async () => {
    const { response, links, topic } = await ask('Germany, PayPal or Skrill, quick withdrawals, low wagering')
    expect(topic).toBe('recommend_casino')
    expect(response).toContain('accepting PayPal or Skrill, not restricting Germany and with a running offer')
    expect(response).toContain(
      'The best rated for payouts in our expert reviews come first, then those with the lowest wagering for new players.',
    )
    const named = namedIn(response)
    expect(named).toHaveLength(3)
    for (const { payment_methods, restricted_countries } of named) {
      expect(payment_methods.some((method) => ['PayPal', 'Skrill'].includes(method))).toBe(true)
      expect(restricted_countries).not.toContain('DE')
    }
    expect(links.at(-1)?.path).toBe('/casinos?minSafetyIndex=7&paymentMethods=PayPal,Skrill&country=DE')
  })

  test('answer a criterion in words like the finder answers it in its form', async () => {
    const { links } = await ask('Germany, PayPal, fast payouts, start small')
    const { matches } = await findMatches(
      app,
      { country: 'DE', payment: 'PayPal', care: 'payouts', want: 'small' },
      NOW,
    )
    expect(linkedIn(links)).toEqual(matches.map(({ casino }) => casino.id))
  })

  test('show a new player where to begin before cashback on losses', async () => {
    const { response } = await ask('bonus at Larchmont with low wagering')
    expect(response.indexOf('(Hello)')).toBeGreaterThan(0)
    expect(response.indexOf('(Hello)')).toBeLessThan(response.indexOf('Losses back'))
  })

  test('never name what is inactive', async () => {
    for (const question of [
      'recommend a top casino',
      'best bonus',
      'tell me about Ghostlight Parlour',
      'biggest welcome bonus',
    ])
      expect((await ask(question)).response).not.toMatch(/Ghostlight Parlour:|9,999/)
  })

  test('say when nothing matches instead of bending a criterion', async () => {
    const { response, links } = await ask('a casino in North Korea with paypal rated at least 9.9')
    expect(response).toMatch(/^I found no casino/)
    expect(linkedIn(links)).toEqual([])
  })
})

test('a casino below 7 is named with its score, without a caution (decision D-95)', async () => {
  const { response } = await ask('is Murkwater safe')
  expect(response).toContain('Safety 4.2')
  expect(response).not.toContain('Caution')
})

describe('offers', () => {
  test('always stand with wagering, minimum deposit and end', async () => {
    for (const question of [
      'welcome bonus',
      'no deposit bonus',
      'free spins',
      'cashback',
      'reload bonus',
      'aldermoon bonus',
      'bonus without wagering',
      'explain wagering',
      'biggest bonus',
    ]) {
      const { response } = await ask(question)
      const lines = response.split('\n').filter((line) => / at .+ \(.+\):/.test(line))
      expect([question, lines.length > 0]).toEqual([question, true])
      for (const line of lines) {
        expect(line).toMatch(/wagering/)
        expect(line).toMatch(/minimum deposit|no deposit needed/)
        expect(line).toMatch(/ends [A-Z][a-z]{2} \d+, \d{4}|(?:no end date|end not stated)/)
      }
    }
  })

  test('with more than 10 times wagering are not named to players in Great Britain', async () => {
    for (const question of ['best welcome bonus', 'aldermoon bonus', 'explain wagering', 'biggest bonus']) {
      const { response } = await ask(question, 'I live in the UK')
      const times = [...response.matchAll(/wagering (\d+)×/g)].map(([, number]) => Number(number))
      expect([question, ...times.filter((number) => number > 10)]).toEqual([question])
    }
  })

  test('for new players come before those for players with an account', async () => {
    const { response } = await ask('bonus at Brambleford')
    expect(response.indexOf('First steps')).toBeGreaterThan(0)
    expect(response.indexOf('First steps')).toBeLessThan(response.indexOf('Monday reload'))
  })

  test('that are over are not named', async () => {
    expect((await ask('bonus at Finchwater')).response).not.toContain('8,888')
  })

  test('with the lowest wagering come first when that is asked for', async () => {
    expect((await ask('bonus with the lowest wagering')).response.split('\n')[1]).toContain('no wagering')
  })
})

describe('after words of harm', () => {
  const LATER = [
    'recommend a top casino',
    'best welcome bonus',
    'tell me about Aldermoon',
    'highest RTP slots',
    'how do I win at blackjack',
    'hello',
    'ok thanks',
    'compare Aldermoon and Tidewell',
    'where can I play paper comet',
    'explain wagering',
    'Tips for responsible gambling',
    'best pizza',
    'how old do I have to be?',
  ]

  test('the first answer is empathy, one step and a helpline', async () => {
    const { response, links, topic, keep } = await ask("I'm in debt and I can't stop. I live in Denmark.")
    expect([topic, keep]).toEqual(['harm', true])
    expect(response).toMatch(/sorry/)
    expect(response).toMatch(/One step/)
    expect(response).toContain('70 22 28 25')
    expect(links.map(({ path }) => path)).toEqual(['tel:70222825', '/responsible-gambling'])
  })

  test('who may be in danger gets the emergency numbers first', async () => {
    expect((await ask('I want to kill myself')).response).toMatch(/112.*999.*911/s)
  })

  test.each(LATER)('nothing is offered: %s', async (message) => {
    const { response, links } = await ask(message, "I can't stop gambling", 'something else')
    expect(namedIn(response)).toEqual([])
    expect(links.every(({ path }) => path === '/responsible-gambling')).toBe(true)
  })
})

test('what it does not know it says, with pages that may help', async () => {
  const { response, links, topic } = await ask('what is the airspeed of a swallow')
  expect([topic, links.length > 0]).toEqual(['unknown', true])
  expect(response).toMatch(/^I don't know that one/)
})

test('every link of an answer is an address of this site', async () => {
  for (const message of [
    'recommend a casino',
    'welcome bonus',
    'slots',
    'paper comet',
    'blackjack strategy',
    'paypal',
    'compare',
    'hello',
    'how do you rate',
    'is it legal',
    'nonsense xyz',
  ])
    for (const { path, title } of (await ask(message)).links) {
      expect(path).toMatch(/^\/[a-z?/]/)
      expect(title).not.toBe('')
    }
})

test('long and hostile messages are answered', async () => {
  for (const message of [
    'a '.repeat(500),
    'aldermon '.repeat(111),
    "'; drop table casinos; --",
    '{{7*7}} ${process.env} <script>',
    '%'.repeat(1000),
    '(a+)+$'.repeat(160),
  ]) {
    expect((await ask(message)).response).not.toBe('')
  }
})

test('the own name means the site, in any case, and not within another word', async () => {
  const { settings } = app
  const ofTide = asking({ ...app, settings: { ...settings, brand: { ...settings.brand, name: 'Tide' } } })
  expect((await ofTide('is TIDE a casino?')).response).toMatch(/^Is Tide a casino\? No\./)
  expect((await ofTide('is Tidewell safe?')).response).toMatch(/^Tidewell has a safety index/)
})
