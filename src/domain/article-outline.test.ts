import { describe, expect, it } from 'vitest'
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

  it('lets wide tables scroll in a box of their own', () => {
    expect(articleOutline('<table><tbody></tbody></table>').html).toBe(
      '<div class="prose__table" role="region" aria-label="Table 1" tabindex="0"><table><tbody></tbody></table></div>',
    )
  })
})
