import { expect, test } from 'vitest'
import { cutAtWord, searchResultOf } from './search-result.ts'

const POST = {
  title: 'How wagering works',
  metaTitle: null,
  metaDescription: 'Worked through with one deposit.',
  excerpt: 'An excerpt.',
}

test('an article is found under its meta title and meta description where it has them', () => {
  expect(searchResultOf({ ...POST, metaTitle: 'Wagering in short' })).toEqual({
    title: 'Wagering in short',
    description: 'Worked through with one deposit.',
  })
  expect(searchResultOf({ ...POST, metaDescription: '' })).toEqual({
    title: 'How wagering works',
    description: 'An excerpt.',
  })
})

test.each([
  ['Short', 10, 'Short'],
  ['Exactly 10', 10, 'Exactly 10'],
  ['One two three', 10, 'One two…'],
  ['One two thr', 8, 'One two…'],
  ['Donaudampfschiff', 10, 'Donaudamp…'],
])('"%s" cut to %i characters is "%s"', (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut)
  expect(cut.length).toBeLessThanOrEqual(most)
})
