import { expect, test } from 'vitest'
import { DEFAULT_PARAMETERS } from '#contract/earnings/earnings.schema.ts'
import { NETWORK_PRESETS, presetCall } from './network-presets.ts'
import { readPostback } from './read-postback.ts'

const WORDS = {
  clickId: '0hH4qWZCTV2kYf1uVQ2b8A',
  event: 'ftd',
  eventId: 'conversion-7',
  amount: '12.50',
  currency: 'USD',
  time: '2026-03-10 10:00:00',
}
const now = new Date('2026-03-10T12:00:00Z')

test.each(NETWORK_PRESETS)('a call of $name is read once its words are replaced', (preset) => {
  let call = presetCall(preset, DEFAULT_PARAMETERS)
  for (const [field, macro] of Object.entries(preset.macros))
    call = call.replace(macro, encodeURIComponent(WORDS[field as keyof typeof WORDS]))
  const names = {
    parameters: { ...DEFAULT_PARAMETERS },
    events: [{ word: 'ftd', kind: 'first_deposit' as const }],
  }
  const { event, problem, unread } = readPostback(new Map(new URLSearchParams(call)), {
    names,
    currency: 'EUR',
    now,
  })
  expect([problem, unread]).toEqual([undefined, []])
  expect(event).toMatchObject({
    kind: 'first_deposit',
    ...(preset.macros.eventId !== undefined && { eventId: 'conversion-7' }),
    ...(preset.macros.amount !== undefined && {
      amount: 1250,
      currency: preset.macros.currency === undefined ? 'EUR' : 'USD',
    }),
  })
  expect(event?.clickId).toMatch(/^[\da-f-]{36}$/)
})

test('a programme with names of its own gets them in the call', () => {
  const names = { ...DEFAULT_PARAMETERS, clickId: 'cid', amount: 'value' }
  expect(presetCall({ macros: { clickId: '{sub1}', amount: '{payout}' } }, names)).toBe(
    'cid={sub1}&event=first_deposit&value={payout}',
  )
})
