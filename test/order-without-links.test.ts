/** What earns orders nothing: the code that finds and orders lists reads nothing of outbound links, clicks and earnings. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const EARNING = /\/(?:links|clicks|earnings)\//
const ORDERING = globSync('src/{contract,domain,db/catalogue,db/queries}/**/*.ts').filter(
  (file) => !EARNING.test(file) && !file.endsWith('.test.ts'),
)
const IMPORT = /from '[^']*\/(?:links|clicks|earnings)\//
const TABLE = '(?:clicks|click_salts|programs|program_casinos|conversions|postback_calls)\\b'
const QUERY = new RegExp(`\\b(?:from|join|update) ${TABLE}|(?:From|Join|Table)\\('${TABLE}`)

test('nothing that could order a list imports or reads what earns', () => {
  expect(ORDERING.length).toBeGreaterThan(300)
  const reading = ORDERING.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return IMPORT.test(text) || QUERY.test(text)
  })
  expect(reading).toEqual([])
})

test('a query that reads them would be noticed', () => {
  expect(QUERY.test('select 1 from casinos join program_casinos using (casino_id)')).toBe(true)
  expect(QUERY.test(".leftJoin('programs', 'programs.id', 'x')")).toBe(true)
  expect(QUERY.test(readFileSync('src/db/queries/earnings/earnings.ts', 'utf8'))).toBe(true)
})
