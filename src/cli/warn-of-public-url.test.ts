import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readSettings } from '#platform/read-settings.ts'
import { warnOfPublicUrl } from './warn-of-public-url.ts'

function warningsOf(env: Record<string, string>, mode = 'production'): string[] {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  warnOfPublicUrl({ settings: readSettings(env), log }, mode)
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
}

test('a site behind a proxy without PUBLIC_URL starts with one warning that says what to set', () => {
  expect(warningsOf({ TRUST_PROXY: '1' })).toEqual([
    'Canonical addresses and links in mails start with http://localhost:3000, which works on this machine only. ' +
      'Set PUBLIC_URL to the address that visitors use, such as https://www.example.com, and restart the site.',
  ])
})

test('nothing is said on the defaults, with a public PUBLIC_URL, or in development', () => {
  expect(warningsOf({})).toEqual([])
  expect(warningsOf({ TRUST_PROXY: '1', PUBLIC_URL: 'https://casino.example' })).toEqual([])
  expect(warningsOf({ TRUST_PROXY: '1' }, 'development')).toEqual([])
})
