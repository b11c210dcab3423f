import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

test.each([
  ['31/12/2026', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['31.12.2026', '2026-12-31'],
  ['3.4.2026', '2026-04-03'],
  ['31-12-2026', '2026-12-31'],
  ['05/05/2026', '2026-05-05'],
  ['03/04/2026', null],
  ['31/02/2026', undefined],
  ['13/13/2026', undefined],
  ['2026-12-31', undefined],
  ['31/12/26', undefined],
  ['tomorrow', undefined],
])('%s is %s', (text, day) => expect(readDay(text)).toBe(day))
