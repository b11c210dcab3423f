import { expect, test } from 'vitest'
import { asBlocks, readingMinutes, textSize } from './article-text.ts'

test('plain text becomes paragraphs, HTML stays as it is', () => {
  expect(asBlocks('One\ntwo\n\n\nthree')).toBe('<p>One<br />two</p>\n<p>three</p>')
  expect(asBlocks('<h2>One</h2> two')).toBe('<h2>One</h2> two')
})

test('words are counted over blocks, without tags and media marks', () => {
  expect(
    textSize('<h2>Two words</h2><p>and <strong>th</strong>ree&nbsp;more &amp;</p><p>[media:1]</p>'),
  ).toEqual({ words: 6, characters: 26 })
  expect(textSize('<p></p>')).toEqual({ words: 0, characters: 0 })
})

// To read on from each of them to the end took minutes.
test('signs that open no tag are text', { timeout: 20_000 }, () => {
  expect(textSize('<'.repeat(500_000)).characters).toBe(500_000)
  expect(textSize('<p '.repeat(160_000)).words).toBe(160_000)
  expect(textSize('a <b title="x">b</b> < c').characters).toBe('a b < c'.length)
})

test('220 words are a minute, and nothing takes less than one', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('word '.repeat(220))).toBe(1)
  expect(readingMinutes(`<p>${'word '.repeat(1100)}</p>`)).toBe(5)
})
