/** What ordinary questions get: the fact that was asked for, and lists that are what their own words say. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { COUNTRIES } from '#contract/countries/countries.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { asking } from '#test/assistant/ask.ts'
import { linesOf } from '#test/lines-of.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db } = await testDatabase()
const { app } = testApp(db)
const ask = asking(app)

beforeAll(() => loadDemo(db, NOW))

test.each(['ordinary.tsv', 'ordinary-kept.tsv'])(
  'the questions of %s get what they ask for',
  async (file) => {
    const rows = linesOf(`assistant/${file}`).map((line) => line.split('\t'))
    expect(rows.length).toBeGreaterThanOrEqual(100)
    const wrong: string[] = []
    for (const [question = '', holds = '', holdsNot = '', leads = ''] of rows) {
      const { response, links } = await ask(question)
      const text = response.replaceAll('\n', ' ')
      const isRight =
        new RegExp(holds).test(text) &&
        (holdsNot === '' || !new RegExp(holdsNot).test(text)) &&
        (leads === '' || links.some(({ path }) => path.includes(leads)))
      if (!isRight) wrong.push(`${question}: ${text.slice(0, 200)}`)
    }
    expect(wrong).toEqual([])
  },
)

/** What a list says of itself, as SQL over the casinos. */
const ORDERS: readonly (readonly [words: RegExp, by: string, among: string])[] = [
  [/highest safety index come first/, 'safety_index desc', 'true'],
  [
    /highest expert rating come first/,
    'expert_rating desc nulls last, safety_index desc',
    'expert_rating is not null',
  ],
  [/highest user rating come first/, 'user_average desc nulls last, safety_index desc', 'review_count > 0'],
  [/most visitor reviews come first/, 'review_count desc, safety_index desc', 'review_count > 0'],
  [/opened first come first/, 'established_year asc, safety_index desc', 'established_year is not null'],
  [/opened last come first/, 'established_year desc, safety_index desc', 'established_year is not null'],
  [/most payment methods come first/, 'cardinality(payment_methods) desc, safety_index desc', 'true'],
  [/paid us fastest/, 'payout_hours asc, safety_index desc', 'payout_hours is not null'],
]
const CRITERIA: readonly (readonly [words: RegExp, is: (said: string) => string])[] = [
  [
    /accepting (?!a crypto)(.+?)(?=,| and (?:with|not|offering|opened)|:)/,
    (said) => `payment_methods && array[${quoted(said)}]`,
  ],
  [
    /not restricting (?:the )?([A-Z][\w ]+?)(?=,| and |:)/,
    (said) =>
      `not restricted_countries @> array['${codeOf(said)}'] and (restrictions_checked or restricted_countries <> '{}')`,
  ],
  [/with the licence (.+?)(?=,| and (?:with|not|offering)|:)/, (said) => `license = '${said}'`],
  [/with accounts in (\w+)/, (said) => `supported_currencies @> array['${said}']`],
  [/opened in (\d{4}) or later/, (said) => `established_year >= ${said}`],
  [/opened before (\d{4})/, (said) => `established_year < ${said}`],
  [/with a safety index of ([\d.]+) or more/, (said) => `safety_index >= ${said}`],
  [/with “([^”]+)” among the features/, (said) => `features_text like '%${said.toLowerCase()}%'`],
  [/with games of (.+?)(?=,| and (?:with|not)|:)/, (said) => `game_providers && array[${quoted(said)}]`],
]
const quoted = (said: string) => `'${said.replaceAll(/, | or /g, "','")}'`
const codeOf = (name: string) => COUNTRIES.find(([, country]) => country === name)?.[0] ?? ''

test.each([
  'which casino has the highest safety index',
  'best expert rated casino',
  'best rated casino by users',
  'most reviewed casino',
  'oldest casinos',
  'newest casinos',
  'which casino has the most payment methods',
  'fastest paying casino',
  'casinos licensed in Malta',
  'Gibraltar casinos with PayPal',
  'PayPal or Skrill casinos in Germany',
  'oldest casinos in Finland with Trustly',
  'fastest payouts in Canada',
  'casinos that accept GBP',
  'casinos established after 2018 with Visa',
  'casinos founded before 2014',
  'casinos rated at least 9',
  'casinos with deposit limits and PayPal',
  'casinos with Slow River games',
])('%s: the list is what the reply says of it', async (question) => {
  const { response } = await ask(question)
  const [opening = ''] = response.split('\n')
  const order = ORDERS.find(([words]) => words.test(response))
  const is = CRITERIA.flatMap(([words, write]) => {
    const said = words.exec(opening)?.[1]
    return said === undefined ? [] : [write(said)]
  })
  const where = ['is_listed', 'safety_index >= 7', order?.[2] ?? 'false', ...is].join(' and ')
  const { rows } = await sql<{ name: string; total: number }>`
    select name, count(*) over ()::integer as total from casinos
    where ${sql.raw(where)} order by ${sql.raw(order?.[1] ?? 'id')}, id limit 3`.execute(db)
  const named = [...response.matchAll(/^• (.+?): Safety/gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(named).toEqual(rows.map(({ name }) => name))
  const total = rows.length === 3 ? `(?:of|the) ${rows[0]?.total} casinos|the 3 casinos` : 'casinos?'
  expect(opening).toMatch(new RegExp(`\\b(?:${total})`))
})
