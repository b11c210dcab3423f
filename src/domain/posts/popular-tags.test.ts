import { expect, it } from 'vitest'
import { popularTags } from './popular-tags.ts'

it('puts the most frequent tags first, then the alphabet', () => {
  const posts = [{ tags: ['slots', 'rtp'] }, { tags: ['bonuses', 'rtp'] }, { tags: ['Slots', 'terms'] }]
  expect(popularTags(posts, 3)).toEqual(['rtp', 'slots', 'bonuses'])
})
