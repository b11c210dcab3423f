import { describe, expect, test } from 'vitest'
import { FORM } from '#contract/items/limits.ts'
import { ARTICLE } from '#contract/posts/limits.ts'
import { sanitiseContent } from '#db/sanitise-content.ts'
import { articleParts } from '#domain/posts/article-media.ts'
import { articleOutline } from '#domain/posts/article-outline.ts'
import { hostileTexts, textReaders } from './hostile-texts.ts'

// The limits of time are part of these tests: all shapes together take a reader a second or two, and a tenth of that
// outside script/test --soak. Where the time grew with the square of the length, one of them took minutes.
const LIMIT = { timeout: process.env['SOAK'] === '1' ? 60_000 : 20_000 }

const ARTICLES = hostileTexts().map(({ name, text }) => ({ name, clean: sanitiseContent(text) }))

describe.each(textReaders)('$name', LIMIT, ({ characters, read }) => {
  test('reads every hostile text, and what it makes of it is no more than some times as long', () => {
    // Six characters of JSON may stand for one, and slashes and quotes are doubled.
    const isTooLong = (text: string) =>
      JSON.stringify({ read: read(text) }).length > 20 * characters + 100_000
    expect(namesOf(hostileTexts(characters).filter(({ text }) => isTooLong(text)))).toEqual([])
  })
})

describe('an article of a hostile text', LIMIT, () => {
  test('is nested no deeper than the bound', () => {
    expect(namesOf(ARTICLES.filter(({ clean }) => depthOf(clean) > ARTICLE.nesting))).toEqual([])
  })

  test('is clean when it has been sanitised once', () => {
    expect(namesOf(ARTICLES.filter(({ clean }) => sanitiseContent(clean) !== clean))).toEqual([])
  })

  test('has headings with ids of their own, and no more of them than the bounds', () => {
    const outlines = ARTICLES.map(({ name, clean }) => {
      const { html, headings } = articleOutline(clean)
      const ids = [...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)
      return { name, ids, listed: headings.length }
    })
    expect(namesOf(outlines.filter(({ ids }) => new Set(ids).size < ids.length))).toEqual([])
    expect(Math.max(...outlines.map(({ ids }) => ids.length))).toBe(ARTICLE.linkedHeadings)
    expect(Math.max(...outlines.map(({ listed }) => listed))).toBe(ARTICLE.listedHeadings)
  })

  test('is cut into two parts for each of its media at most', () => {
    const media = Array.from({ length: FORM.media }, (_, index) => ({
      type: 'image' as const,
      url: '/art/logo/a.svg',
      position: index + 1,
      caption: null,
      alt: null,
      videoId: null,
    }))
    const most = Math.max(...ARTICLES.map(({ clean }) => articleParts(clean, media).length))
    expect(most).toBeLessThanOrEqual(2 * FORM.media + 1)
  })
})

test.each(['ul', 'blockquote', 'b', 'table', 'section', 'svg'])(
  'words in 10,000 nested elements called %s are kept',
  LIMIT,
  (tag) => {
    const nested = `${`<${tag}>`.repeat(10_000)}words${`</${tag}>`.repeat(10_000)}`
    const words = sanitiseContent(`<p>before</p>${nested}<p>after</p>`)
      .replaceAll(/<[^<>]*>/g, ' ')
      .trim()
      .split(/\s+/)
    expect(words).toEqual(['before', 'words', 'after'])
  },
)

const namesOf = (texts: readonly { name: string }[]) => texts.map(({ name }) => name)

/** The deepest nesting of elements in HTML whose elements are all closed. */
function depthOf(html: string): number {
  let depth = 0
  let deepest = 0
  for (const [, slash, within] of html.matchAll(/<(\/)?[a-z]([^<>]*)>/g)) {
    if (within?.endsWith('/') === true) continue
    depth += slash === undefined ? 1 : -1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
