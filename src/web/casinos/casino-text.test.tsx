import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UNKNOWN_CASINO } from '#test/shown-items.ts'
import { casinoMeta } from './casino-meta.ts'
import { CasinoText } from './casino-text.tsx'
import type { ShownCasino } from './shown-casino.ts'

const CASINO: ShownCasino = { ...UNKNOWN_CASINO, description: 'A summary.' }
const SIGNED = { reviewAuthor: 'Nora', testedOn: '2026-11-03', checkedOn: '2026-11-20' }
const REVIEW = { html: '<p>All of it.</p>', isLong: false }

test('a review is under its own heading with who tested when', () => {
  const html = renderToStaticMarkup(
    <CasinoText casino={{ ...CASINO, ...SIGNED }} paragraphs={[]} review={REVIEW} />,
  )
  expect(html).toContain('Uldane review')
  expect(html).toContain('Tested by Nora on Nov 3, 2026. Last checked: Nov 20, 2026.')
  expect(html).toContain('<p>All of it.</p>')
})

test('an unsigned review says so', () => {
  const html = renderToStaticMarkup(<CasinoText casino={CASINO} paragraphs={[]} review={REVIEW} />)
  expect(html).toContain('Tester and date not stated. Last checked: not stated.')
})

test('a long description is there whole, and is no review', () => {
  const html = renderToStaticMarkup(
    <CasinoText casino={CASINO} paragraphs={['One\ntwo', 'Three']} review={undefined} />,
  )
  expect(html).toContain('About Uldane')
  expect(html).toContain('<p class="lines">One\ntwo</p><p class="lines">Three</p>')
  expect(html).not.toContain('not stated')
})

test('with nothing more to say there is no section', () => {
  expect(renderToStaticMarkup(<CasinoText casino={CASINO} paragraphs={[]} review={undefined} />)).toBe('')
})

test('a review is published as one only when someone signed it, with its stated dates and no rating by us', () => {
  const site = { id: 'root', loaderData: { publicUrl: 'https://site.example', brand: { name: 'Evenhand' } } }
  const reviewIn = (casino: ShownCasino, review: object) => {
    const meta = casinoMeta([site], { casino, review })
    const data = meta.find((entry) => JSON.stringify(entry).includes('"Organization"')) as {
      'script:ld+json': { review?: unknown }
    }
    return data['script:ld+json'].review
  }
  expect(reviewIn({ ...CASINO, ...SIGNED }, REVIEW)).toEqual({
    '@type': 'Review',
    name: 'Uldane review',
    author: { '@type': 'Person', name: 'Nora' },
    datePublished: '2026-11-03',
    dateModified: '2026-11-20',
  })
  expect(reviewIn(CASINO, REVIEW)).toBeUndefined()
  expect(reviewIn(CASINO, [])).toBeUndefined()
})

test('a casino of the demo belongs in no search engine, and its invented reviews in no rating', () => {
  const site = { id: 'root', loaderData: { publicUrl: 'https://site.example', brand: { name: 'Evenhand' } } }
  const reviewed = { ...CASINO, ...SIGNED, userAverage: 8.4, totalReviews: 96 }
  const toldOf = (isDemo: boolean) =>
    JSON.stringify(casinoMeta([site], { casino: reviewed, review: REVIEW, isDemo }))
  expect(toldOf(true)).toContain('"noindex"')
  expect(toldOf(true)).not.toMatch(/aggregateRating|"Review"/)
  expect(toldOf(false)).not.toContain('noindex')
  expect(toldOf(false)).toMatch(/"Review".*aggregateRating/)
})
