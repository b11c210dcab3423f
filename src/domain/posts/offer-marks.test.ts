import { expect, test } from 'vitest'
import { ARTICLE } from '#contract/posts/limits.ts'
import { countOffers, cutAtOffers, offersIn } from './offer-marks.ts'

test('a text is cut at the marks that stand alone in a paragraph', () => {
  expect(cutAtOffers('<p>a<br />b</p><p> [casino:12] </p><h2>c</h2><p>[bonus:3]</p>')).toEqual([
    '<p>a<br />b</p>',
    { kind: 'casino', id: 12 },
    '<h2>c</h2>',
    { kind: 'bonus', id: 3 },
    '',
  ])
})

test('a mark within a list, a quote or a table is left out and cuts no element', () => {
  const html = '<ul><li><p>[casino:1]</p></li></ul><blockquote>a<p>[bonus:2]</p></blockquote>'
  expect(htmlOf(html)).toBe('<ul><li></li></ul><blockquote>a</blockquote>')
  expect(offersIn(html)).toEqual({ casino: [], bonus: [] })
})

test.each(['<p>see [casino:12]</p>', '<p>[casino:0]</p>', '<p>[casino:1234567890]</p>', '<p>[game:1]</p>'])(
  '%s is text',
  (html) => expect(htmlOf(html)).toBe(html),
)

test('an article has only so many cards, and every mark is counted', () => {
  const html = '<p>[casino:7]</p>'.repeat(ARTICLE.offers + 3)
  expect(cutAtOffers(html).filter((part) => typeof part !== 'string')).toHaveLength(ARTICLE.offers)
  expect(offersIn(html)).toEqual({ casino: [7], bonus: [] })
  expect(countOffers(html)).toBe(ARTICLE.offers + 3)
})

const htmlOf = (html: string) =>
  cutAtOffers(html)
    .map((part) => (typeof part === 'string' ? part : `card ${part.id}`))
    .join('')
