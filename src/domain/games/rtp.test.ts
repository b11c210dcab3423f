import { expect, test } from 'vitest'
import { formatRtp, rtpBand } from './rtp.ts'

test('the return is high from 97, mid from 95 and low below', () => {
  expect([97, 96.99, 95, 94.9].map(rtpBand)).toEqual(['high', 'mid', 'mid', 'low'])
})

test('it is written with one percent sign and one or two decimals', () => {
  expect([96.5, 97, 96.51, 100, 0].map(formatRtp)).toEqual(['96.5%', '97.0%', '96.51%', '100.0%', '0.0%'])
})
