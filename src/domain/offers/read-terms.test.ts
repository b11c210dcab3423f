import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { OfferTerms } from '#contract/offers/terms.ts'
import { TERMS_TEXTS } from '#test/offers/terms-texts.ts'
import { unseenTerms } from '#test/offers/unseen-terms.ts'
import { sentencesOf } from '../search/sentences.ts'
import { codeIn, endIn } from './code-and-end.ts'
import { readTerms } from './read-terms.ts'

const { read, aside } = unseenTerms()

test.each([
  ['the first texts', TERMS_TEXTS, 0.98, 0.85],
  ['ten styles, those that were read while the reader was written', read, 0.98, 0.95],
  ['ten styles, those that were kept aside', aside, 0.97, 0.8],
])('%s: precision and recall reach their aims', (_, texts, precision, recall) => {
  const proposals = texts.flatMap(([text, stated]) =>
    readTerms(text).map((one) => ({ text, stated, ...one })),
  )
  const wrong = proposals.filter(({ field, value, stated }) => !isDeepStrictEqual(value, stated[field]))
  const right = proposals.length - wrong.length
  const facts = texts.flatMap(([, stated]) => Object.keys(stated)).length
  expect(texts.length).toBeGreaterThanOrEqual(40)
  expect({
    wrong: wrong.map(({ text, field, value }) => `${text}: ${field} ${JSON.stringify(value)}`),
    isPrecise: right / proposals.length >= precision,
    isWide: right / facts >= recall,
  }).toMatchObject({ isPrecise: true, isWide: true })
})

test.each([
  ['The deposit must be wagered 5x or the bonus 20x.', 'wagering'],
  ['The bonus must be used within 14 days and wagered within 30 days.', 'daysToWager'],
  ['The maximum bet is 10% of the bonus or €5.', 'maxBet'],
])('two candidates propose neither: %s', (text, field) => {
  expect(readTerms(text).map((one) => one.field)).not.toContain(field)
})

test('every proposal is a value of the form, with the sentence that says it', () => {
  for (const [text] of [...TERMS_TEXTS, ...read, ...aside]) {
    const sentences = sentencesOf(text)
    const proposals = readTerms(text)
    expect(sentences).toEqual(expect.arrayContaining(proposals.map(({ sentence }) => sentence)))
    const terms = Object.fromEntries(proposals.map(({ field, value }) => [field, value]))
    expect(OfferTerms.parse(terms)).toMatchObject(terms)
  }
})

test.each([
  ['Use code LEVEL500 until 31 December 2026.', 'LEVEL500', '2026-12-31'],
  ['Code: TIDE20. Valid until March 5th, 2027', 'TIDE20', '2027-03-05'],
  ['The offer expires on 2026-11-30.', undefined, '2026-11-30'],
  ['No code. Ends 31 February 2026.', undefined, undefined],
  ['Promo code required until 05/06/2026', undefined, undefined],
])('code and end of "%s"', (text, code, end) => {
  expect([codeIn(text), endIn(text)]).toEqual([code, end])
})
