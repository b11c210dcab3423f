import { expect, test } from 'vitest'
import { bestOffer } from './best-offer.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const offer = (type: string, validUntil: string | null = null) => ({ type, validUntil })

test('a welcome bonus comes before other offers, whatever their order', () => {
  const welcome = offer('welcome')
  expect(bestOffer([offer('free_spins'), welcome], NOW)).toBe(welcome)
})

test('an offer for new players comes before one for existing players', () => {
  const spins = offer('free_spins')
  expect(bestOffer([offer('reload'), spins], NOW)).toBe(spins)
})

test('an offer for existing players is used where there is no other', () => {
  const reload = offer('reload')
  expect(bestOffer([reload], NOW)).toBe(reload)
})

test('an offer that has ended never stands for a casino', () => {
  const ended = offer('welcome', '2026-11-01T00:00:00Z')
  const spins = offer('free_spins', '2026-12-01T00:00:00Z')
  expect(bestOffer([ended, spins], NOW)).toBe(spins)
  expect(bestOffer([ended], NOW)).toBeUndefined()
})
