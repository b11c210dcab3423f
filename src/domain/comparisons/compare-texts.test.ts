import { expect, test } from 'vitest'
import { compareTexts } from './compare-texts.ts'

test('only the paragraphs that differ are told, word by word', () => {
  expect(
    compareTexts(
      '<p>Alike in both.</p><p>The fee is three euros.</p><p>Alike too.</p>',
      '<p>Alike in both.</p><p>The fee is four euros.</p><p>Alike too.</p>',
    ),
  ).toEqual([
    [
      { in: 'both', text: 'The fee is ' },
      { in: 'first', text: 'three' },
      { in: 'second', text: 'four' },
      { in: 'both', text: ' euros.' },
    ],
  ])
})

test('a paragraph that only one of them has stands alone', () => {
  expect(compareTexts('One\nTwo', 'One')).toEqual([[{ in: 'first', text: 'Two' }]])
  expect(compareTexts('', '<h2>New</h2>')).toEqual([[{ in: 'second', text: 'New' }]])
})

test('other tags around the same words are no difference', () => {
  expect(compareTexts('<p>Said <b>twice</b></p>', '<h2>Said twice</h2>')).toEqual([])
})

test('two texts with nothing in common are told whole', () => {
  const text = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word}${at}`).join(' ')
  expect(compareTexts(text('a'), text('b'))).toEqual([
    [
      { in: 'first', text: text('a') },
      { in: 'second', text: text('b') },
    ],
  ])
})
