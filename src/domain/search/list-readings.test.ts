import { expect, test } from 'vitest'
import { listReadings, type Vocabulary } from './list-readings.ts'

const WORDS = ['paypal', 'slow', 'river', 'slot', 'aldermoon', 'pay']
const vocabulary: Vocabulary = {
  has: (word) => WORDS.includes(word),
  hasBeginning: (letters) => WORDS.some((word) => word.startsWith(letters)),
  nearest: (word) => (word === 'aldermon' ? ['aldermoon'] : []),
}
const readings = (text: string) =>
  [...listReadings(text.split(' '), vocabulary)].map(
    ({ words, isCorrected }) => `${isCorrected ? 'meant' : 'typed'}: ${words.join(' ')}`,
  )

test('what is typed is what is meant, as long as the catalogue has its words', () => {
  expect(readings('slow river')).toEqual(['typed: slow river'])
  expect(readings('aldermoon')).toEqual(['typed: aldermoon'])
})

test('a word of the catalogue that was typed in two comes before its halves', () => {
  expect(readings('pay pal')[0]).toBe('meant: paypal')
})

test('fillers, plurals, missing spaces and slips follow in this order', () => {
  expect(readings('best slots')).toEqual([
    'typed: best slots',
    'typed: slots',
    'typed: best slots',
    'typed: slot',
  ])
  expect(readings('slowriver')).toEqual(['typed: slowriver', 'meant: slow river'])
  expect(readings('aldermon casino')).toContain('meant: aldermoon')
})
