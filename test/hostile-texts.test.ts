import { describe, expect, test } from 'vitest'
import { ARTICLE, FORM } from '#contract/limits.ts'
import { sanitiseContent } from '#db/sanitise-content.ts'
import { articleParts } from '#domain/article-media.ts'
import { articleOutline } from '#domain/article-outline.ts'
import { hostileTexts, textReaders } from './hostile-texts.ts'

// The limits of time are part of these tests: all shapes together take a reader a second or two. Where the time
// grew with the square of the length, one of them took minutes.
const LIMIT = { timeout: 60_000 }

const ARTICLES = hostileTexts().map(({ name, text }) => ({ name, clean: sanitiseContent(text) }))

describe.each(textReaders)('$name', LIMIT, ({ characters, read }) => {
  test('reads every hostile text, and what it makes of it is no more than some times as long', () => {
    for (const { name, text } of hostileTexts(characters)) {
      const length = JSON.stringify(read(text))?.length ?? 0
      // Six characters of JSON may stand for one, and slashes and quotes are doubled.
      expect(length, name).toBeLessThan(20 * characters + 100_000)
    }
  })
})

describe('an article of a hostile text', LIMIT, () => {
  test('is nested no deeper than the bound, and is clean at once', () => {
    for (const { name, clean } of ARTICLES) {
      expect(depthOf(clean), name).toBeLessThanOrEqual(ARTICLE.nesting)
      expect(sanitiseContent(clean) === clean, name).toBe(true)
    }
  })

  test('has headings with ids of their own', () => {
    for (const { name, clean } of ARTICLES) {
      const { html, headings } = articleOutline(clean)
      const ids = [...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)
      expect(new Set(ids).size, name).toBe(ids.length)
      expect(ids.length, name).toBeLessThanOrEqual(ARTICLE.linkedHeadings)
      expect(headings.length, name).toBeLessThanOrEqual(ARTICLE.listedHeadings)
    }
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
    for (const { name, clean } of ARTICLES)
      expect(articleParts(clean, media).length, name).toBeLessThanOrEqual(2 * FORM.media + 1)
  })

  test('keeps its words, however deep they stand', () => {
    for (const tag of ['ul', 'blockquote', 'b', 'table', 'section', 'svg'] as const) {
      const text = `<p>before</p>${`<${tag}>`.repeat(10_000)}words${`</${tag}>`.repeat(10_000)}<p>after</p>`
      const words = sanitiseContent(text)
        .replaceAll(/<[^<>]*>/g, ' ')
        .trim()
        .split(/\s+/)
      expect(words, tag).toEqual(['before', 'words', 'after'])
    }
  })
})

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
