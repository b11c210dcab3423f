import { expect, test } from 'vitest'
import { withConfirmedOnly } from './unconfirmed.ts'

test('a first value that was never confirmed is saved as not stated', () => {
  const values = { name: 'Reel', rtp: 96, minBet: '0.2', unconfirmed: ['rtp'] }
  expect(withConfirmedOnly(values)).toEqual({ name: 'Reel', rtp: null, minBet: '0.2' })
})

test('a form without first values is saved as it is', () => {
  expect(withConfirmedOnly({ name: 'Reel', rtp: 96 })).toEqual({ name: 'Reel', rtp: 96 })
})

test('a draft whose list of unconfirmed fields is damaged keeps its values', () => {
  expect(withConfirmedOnly({ rtp: 96, unconfirmed: 'rtp' })).toEqual({ rtp: 96 })
  expect(withConfirmedOnly({ rtp: 96, unconfirmed: [3] })).toEqual({ rtp: 96 })
})
