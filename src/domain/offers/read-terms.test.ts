import { expect, test } from 'vitest'
import { isDeepStrictEqual } from 'node:util'
import { OfferTerms } from '#contract/offers/terms.ts'
import { TERMS_TEXTS } from '#test/offers/terms-texts.ts'
import { codeIn, endIn, readTerms, sentencesOf } from './read-terms.ts'

test('of texts as casinos write them 98 of 100 read terms are right, and 85 of 100 stated ones are read', () => {
  let [read, right, stated] = [0, 0, 0]
  const wrong: string[] = []
  for (const [text, expected] of TERMS_TEXTS) {
    const proposals = readTerms(text)
    read += proposals.length
    stated += Object.keys(expected).length
    for (const { field, value } of proposals) {
      if (isDeepStrictEqual(value, expected[field])) right++
      else wrong.push(`${text}: ${field} ${JSON.stringify(value)}`)
    }
    for (const field of Object.keys(expected))
      if (!proposals.some((proposal) => proposal.field === field)) wrong.push(`${text}: no ${field}`)
  }
  expect(TERMS_TEXTS.length).toBeGreaterThanOrEqual(60)
  expect({ wrong, isPrecise: right / read >= 0.98, isWide: right / stated >= 0.85 }).toMatchObject({
    isPrecise: true,
    isWide: true,
  })
})

test('every proposal is a value of the form, with the sentence that says it', () => {
  for (const [text] of TERMS_TEXTS) {
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
