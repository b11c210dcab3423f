import { pino } from 'pino'
import { expect, test } from 'vitest'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { createPublicUrlWatch } from './public-url-watch.ts'

const { db } = await testDatabase()

function watch(publicUrl: string) {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  return { lines, ...createPublicUrlWatch({ settings: { ...testApp(db).app.settings, publicUrl }, log }) }
}

test('the first forwarded request to a site without a public address is logged, once', () => {
  const { look, problem, lines } = watch('http://localhost:3000')
  look({ host: 'localhost:3000', forwardedHost: '' })
  expect(problem()).toBeUndefined()
  look({ host: 'localhost:3000', forwardedHost: 'casino.example' })
  look({ host: 'localhost:3000', forwardedHost: 'casino.example' })
  expect(problem()).toMatchObject({ host: 'casino.example' })
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'A proxy forwards requests. Canonical addresses and links in mails start with http://localhost:3000, but this page was opened at casino.example. Set PUBLIC_URL to the address that visitors use, such as https://www.example.com, and restart the site.',
  ])
})

test('a site with its address set, and a forwarded local name, are fine', () => {
  const set = watch('https://casino.example')
  set.look({ host: 'localhost:3000', forwardedHost: 'other.example' })
  const local = watch('http://localhost:3000')
  local.look({ host: 'localhost:3000', forwardedHost: 'localhost:8080' })
  local.look({ host: 'localhost:3000', forwardedHost: 'a b<>' })
  expect([set.problem(), local.problem(), set.lines, local.lines]).toEqual([undefined, undefined, [], []])
})
