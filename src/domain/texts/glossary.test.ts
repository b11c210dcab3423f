import { expect, test } from 'vitest'
import { plainText } from '../search/plain-text.ts'
import { GLOSSARY, termsIn } from './glossary.ts'

test('ninety terms or more, each with two sentences and a place of its own', () => {
  expect(GLOSSARY.length).toBeGreaterThanOrEqual(90)
  expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length)
  const words = GLOSSARY.flatMap(({ term, also }) => [term.toLowerCase(), ...also])
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  const others = GLOSSARY.filter(({ text }) => text.match(/[.!](?= [“A-ZÀ-Þ0-9]|$)/g)?.length !== 2)
  expect(others.map(({ term }) => term)).toEqual([])
})

test.each([
  ['what are paylines', ['Payline']],
  ['what does RTP mean', ['RTP']],
  ['the difference between volatility and RTP', ['Volatility', 'RTP']],
  ['what is a progressive jackpot', ['Progressive jackpot']],
  ['explain a non-sticky bonus', ['Non-sticky bonus']],
  ['chargebacks?', ['Chargeback']],
  ['the weather', []],
])('%s', (text, terms) => {
  expect(termsIn(plainText(text)).terms.map(({ term }) => term)).toEqual(terms)
})
