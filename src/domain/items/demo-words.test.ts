import { expect, test } from 'vitest'
import { demoInWords, keptInWords } from './demo-words.ts'

const NOTHING = {
  casinos: 0,
  bonuses: 0,
  games: 0,
  posts: 0,
  reviews: 0,
  subscribers: 0,
  visits: 0,
  keptCasinos: 0,
}

test('counts are joined as a sentence would, without what there is none of', () => {
  expect(demoInWords({ ...NOTHING, casinos: 64, games: 1, reviews: 1540 })).toBe(
    '64 casinos, 1 game and 1,540 reviews',
  )
  expect(demoInWords({ ...NOTHING, posts: 2 })).toBe('2 articles')
})

test('nothing to remove has no words, also while a demo casino stays', () => {
  expect(demoInWords({ ...NOTHING, keptCasinos: 1 })).toBeUndefined()
  expect(keptInWords(NOTHING)).toBeUndefined()
})

test('casinos that stay are counted with the reason', () => {
  expect(keptInWords({ ...NOTHING, keptCasinos: 1 })).toBe(
    '1 demo casino stays, because bonuses of yours belong to it.',
  )
})
