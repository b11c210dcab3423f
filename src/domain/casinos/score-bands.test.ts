import { expect, test } from 'vitest'
import { ratingWord, scoreBand } from './score-bands.ts'

test('bands begin at 9, 8 and 7 and are derived from the unrounded score', () => {
  expect([10, 9, 8.96, 8, 7.99, 7, 6.9, 0].map(scoreBand)).toEqual([
    'top',
    'top',
    'strong',
    'strong',
    'fair',
    'fair',
    'weak',
    'weak',
  ])
})

test('a category rating is Excellent from 8, Good from 6, Average from 4 and Poor below', () => {
  expect([10, 8, 7, 6, 5, 4, 3, 1].map(ratingWord)).toEqual([
    'Excellent',
    'Excellent',
    'Good',
    'Good',
    'Average',
    'Average',
    'Poor',
    'Poor',
  ])
})
