import { describe, expect, it } from 'vitest'
import { knownPostCategory, publicPostCategory } from './post-category.ts'

describe('the category of a post', () => {
  it('is read in the singular as well', () => {
    expect(['review', 'Guide', 'strategy', 'news'].map(publicPostCategory)).toEqual([
      'reviews',
      'guides',
      'strategies',
      'news',
    ])
  })

  it('has no button for tips, promotions and unknown ones', () => {
    expect(['tips', 'promotions', 'gossip'].map(publicPostCategory)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(knownPostCategory('tips')).toBe('tips')
  })
})
