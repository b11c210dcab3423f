import { expect, it } from 'vitest'
import { welcomeOffer } from './welcome-offer.ts'

const now = new Date('2026-11-20T12:00:00Z')
const offer = { type: 'welcome', validUntil: null, isFeatured: false }

it('is a welcome bonus that still runs', () => {
  const expired = { ...offer, validUntil: '2026-11-19T12:00:00Z' }
  expect(welcomeOffer([{ ...offer, type: 'reload' }, expired, offer], now)).toBe(offer)
  expect(welcomeOffer([expired], now)).toBeUndefined()
})

it('is a featured one before the others', () => {
  const featured = { ...offer, isFeatured: true }
  expect(welcomeOffer([offer, featured], now)).toBe(featured)
})
