import { expect, it } from 'vitest'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { begunDecimals } from './begun-decimals.ts'

it('cuts after two decimals and says when more follow', () => {
  expect([8.35, 8.3349, 8, 25 / 3, 8.5499].map(begunDecimals)).toEqual([
    '8.35',
    '8.33…',
    '8.00',
    '8.33…',
    '8.54…',
  ])
})

it('never leads to another rounded number than the one that is shown, for any mean of up to 60 reviews', () => {
  for (let count = 1; count <= 60; count += 1) {
    for (let sum = count; sum <= count * 10; sum += 1) {
      const [mean, shown] = [sum / count, begunDecimals(sum / count)]
      // Rounded by hand from the two decimals, halves up.
      const hundredths = Math.round(Number(shown.replace('…', '')) * 100)
      expect(((hundredths - (hundredths % 10)) / 100 + (hundredths % 10 >= 5 ? 0.1 : 0)).toFixed(1)).toBe(
        oneDigit(mean),
      )
      expect(shown.endsWith('…')).toBe((sum * 100) % count !== 0)
    }
  }
})
