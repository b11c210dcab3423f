import { describe, expect, it, test } from 'vitest'
import { ARTICLE } from '#contract/posts/limits.ts'
import { articleOutline } from './article-outline.ts'

describe('the outline of an article', () => {
  it('gives every second-level heading a place to link to', () => {
    const { html, headings } = articleOutline(
      '<h2>Start with <em>the</em> turnover</h2><p>x</p><h3>Not this</h3>',
    )
    expect(html).toBe(
      '<h2 id="s-start-with-the-turnover">Start with <em>the</em> turnover</h2><p>x</p><h3>Not this</h3>',
    )
    expect(headings).toEqual([{ id: 's-start-with-the-turnover', text: 'Start with the turnover' }])
  })

  it('tells headings of the same words apart, and names those without letters', () => {
    const { headings } = articleOutline(
      '<h2>Terms</h2><h2>Terms &amp; limits</h2><h2>Terms</h2><h2>§ 9?</h2><h2>Terms 2</h2>',
    )
    expect(headings.map(({ id }) => id)).toEqual([
      's-terms',
      's-terms-limits',
      's-terms-2',
      's-9',
      's-terms-2-2',
    ])
    expect(headings[1]?.text).toBe('Terms & limits')
  })

  // A search among all earlier ids for every number took minutes for these.
  it('numbers thousands of equal headings in their order', { timeout: 20_000 }, () => {
    const { html } = articleOutline('<h2>Terms</h2><h2>Terms 7</h2>'.repeat(3000))
    const ids = [...html.matchAll(/<h2 id="([^"]*)">/g)].map(([, id]) => id)
    expect(ids).toHaveLength(ARTICLE.linkedHeadings)
    expect(new Set(ids).size).toBe(ARTICLE.linkedHeadings)
    expect(ids.slice(0, 3)).toEqual(['s-terms', 's-terms-7', 's-terms-2'])
    // The seventh one finds its number taken by the words of another.
    expect(ids.filter((id) => /^s-terms-\d+$/.test(id ?? '')).slice(5, 8)).toEqual([
      's-terms-6',
      's-terms-8',
      's-terms-9',
    ])
    expect(ids.at(-2)).toBe('s-terms-2501')
  })

  it('lists the first headings only, and the beginning of long ones', () => {
    const { html, headings } = articleOutline(
      `<h2>${'word '.repeat(1000)}</h2>${'<h2>Terms</h2>'.repeat(200)}`,
    )
    expect(headings).toHaveLength(ARTICLE.listedHeadings)
    expect(headings[0]?.text).toHaveLength(ARTICLE.headingText)
    expect(html).toContain('<h2 id="s-terms-200">Terms</h2>')
  })

  it('leaves a heading alone that is never closed or is in another one', () => {
    expect(articleOutline('<h2>One <h2>two</h2></h2><h2>three').html).toBe(
      '<h2 id="s-one-two">One <h2>two</h2></h2><h2>three',
    )
  })

  it('puts so many tables into boxes and leaves the rest as they are', () => {
    const nested = '<table><tr><td><table></table></td></tr></table>'.repeat(ARTICLE.boxedTables)
    const { html } = articleOutline(nested)
    expect(html.match(/<div class="prose__table"/g)).toHaveLength(ARTICLE.boxedTables)
    expect(html.match(/<\/div>/g)).toHaveLength(ARTICLE.boxedTables)
    expect(html.endsWith('</td></tr></table>')).toBe(true)
  })

  it('lets wide tables scroll in a box of their own', () => {
    expect(articleOutline('<table><tbody></tbody></table>').html).toBe(
      '<div class="prose__table" role="region" aria-label="Table 1" tabindex="0"><table><tbody></tbody></table></div>',
    )
  })
})

test.each([
  ['<dl><dt>Pros</dt><dd>a</dd><dt>Cons</dt><dd>b</dd></dl>', false],
  ['<dl><dt>What we liked</dt><dd>a</dd><dt>What we did not</dt><dd>b</dd></dl>', false],
  ['<dl><dt>Up</dt><dd>a</dd><dd>b</dd><dt>Down</dt><dd>c</dd></dl>', false],
  ['<dl><dt>RTP</dt><dd>Return to player</dd><dt>House edge</dt><dd>The rest</dd></dl>', true],
  ['<dl><dt>RTP</dt><dd>a</dd><dt>Edge</dt><dd>b</dd><dt>Pros</dt><dd>c</dd></dl>', true],
])('%s explains words: %s', (list, isTerms) => {
  expect(articleOutline(list).html.startsWith('<dl class="terms">')).toBe(isTerms)
})
