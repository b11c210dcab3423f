import { expect, it } from 'vitest'
import type { ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { randomFrom } from '#db/demo/seeded.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { categoryRatings } from '#test/category-ratings.ts'
import { begunDecimals, workedExample } from './worked-example.ts'

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

it('adds up what the casino was given', () => {
  const review = {
    ...categoryRatings(['8.8', '8.4', '9.2', '8.6', '9.0', '8.2']),
    overallRating: '8.7',
  } as ExpertReview
  const casino = {
    id: 1,
    slug: 'a',
    name: 'Aldermoon',
    totalReviews: 12,
    userAverage: 8.3,
    safetyIndex: '9.4',
  }
  const example = workedExample(casino, review)
  expect([example?.sum, example?.expert, example?.shown]).toEqual([52.2, '8.7', 8.5])
  expect(example?.ratings[3]).toEqual({ name: 'Support', rating: '8.6' })
})

it('makes no sum of a review with a gap', () => {
  const ratings = Object.fromEntries(FIELDS.map((field) => [field, '8.0']))
  const whole = { ...ratings, overallRating: '8.0' } as unknown as ExpertReview
  const casino = { id: 1, slug: 'a', name: 'Any', totalReviews: 1, userAverage: 8, safetyIndex: '9.0' }
  expect(workedExample(casino, whole)?.sum).toBe(48)
  expect(workedExample(casino, { ...whole, designRating: null })).toBeUndefined()
  expect(workedExample(casino, { ...whole, overallRating: null })).toBeUndefined()
})

const FIELDS = [
  'bonusesRating',
  'designRating',
  'payoutsRating',
  'customerSupportRating',
  'gameSelectionRating',
  'mobileExperienceRating',
] as const

it('shows a true sum and mean whatever the six ratings, and says when the total is another one', () => {
  const random = randomFrom('worked examples')
  const tenths = () => Math.floor(random() * 101)
  for (let round = 0; round < 2000; round += 1) {
    const six = FIELDS.map(tenths)
    const total = six.reduce((sum, rating) => sum + rating, 0)
    const exact = oneDigit(total / 60)
    // Every other total is set by hand.
    const overallRating = round % 2 === 0 ? exact : (tenths() / 10).toFixed(1)
    const ratings = Object.fromEntries(FIELDS.map((field, at) => [field, ((six[at] ?? 0) / 10).toFixed(1)]))
    const casino = { id: 1, slug: 'a', name: 'Any', totalReviews: 1, userAverage: 8, safetyIndex: '9.0' }
    const example = workedExample(casino, { ...ratings, overallRating } as unknown as ExpertReview)
    expect(example?.sum.toFixed(1)).toBe((total / 10).toFixed(1))
    expect(example?.mean).toBe(exact)
    expect(example?.isSetByHand).toBe(overallRating !== exact)
  }
})
