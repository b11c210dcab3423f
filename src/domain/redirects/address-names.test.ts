import { expect, test } from 'vitest'
import { addressNames, searchTexts } from './address-names.ts'

test('the last part comes first, folders say the kind', () => {
  expect(addressNames('/casinos/aldermoon-review.html')).toEqual({
    names: ['aldermoon-review'],
    kinds: ['casino'],
  })
  expect(addressNames('/2019/05/paper-comet').names).toEqual(['paper-comet', '05', '2019'])
  expect(addressNames('/2019/05/paper-comet').kinds).toHaveLength(4)
  expect(addressNames('/')).toEqual({ names: [], kinds: expect.any(Array) })
})

test('words that say nothing are left out in the second text', () => {
  expect(searchTexts(['aldermoon-casino-review-2024', '05'])).toEqual([
    'aldermoon casino review 2024',
    'aldermoon',
  ])
  expect(searchTexts(['review'])).toEqual([])
})
