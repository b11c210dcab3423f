import { expect, test } from 'vitest'
import { relatedPostsFor, relatedPostsForBonus, relatedPostsForGame } from './related-posts.ts'

const aPost = (title: string, more: { tags?: string[]; relatedCasinos?: number[] } = {}) => ({
  title,
  tags: [],
  relatedCasinos: [],
  names: [title, ...(more.tags ?? [])].join('\n').toLowerCase(),
  ...more,
})
const titles = (posts: { title: string }[]) => posts.map(({ title }) => title)

test('posts that list the casino or name it come first, then the newest', () => {
  const posts = [
    aPost('Newest'),
    aPost('Second'),
    aPost('Tagged', { tags: ['aldermoon'] }),
    aPost('Listed', { relatedCasinos: [1] }),
    aPost('A year at Aldermoon'),
  ]
  expect(titles(relatedPostsFor({ id: 1, name: 'Aldermoon' }, posts, 4))).toEqual([
    'Tagged',
    'Listed',
    'A year at Aldermoon',
    'Newest',
  ])
})

test('a short name is a word and not a part of one', () => {
  const posts = [aPost('Bonus boom'), aPost('A night at Bo')]
  expect(titles(relatedPostsFor({ id: 9, name: 'Bo' }, posts, 1))).toEqual(['A night at Bo'])
})

test('posts about a bonus say bonus or name its casino, and nothing else is offered', () => {
  const posts = [
    aPost('Bonuses explained'),
    aPost('Payouts'),
    aPost('Tips', { tags: ['Bonus'] }),
    aPost('Tidewell reviewed'),
  ]
  expect(titles(relatedPostsForBonus('Tidewell', posts, 3))).toEqual([
    'Bonuses explained',
    'Tips',
    'Tidewell reviewed',
  ])
  expect(relatedPostsForBonus('Tidewell', [aPost('Payouts')], 3)).toEqual([])
})

test('posts about a game say game, slot or its name in the title, or carry one of three tags', () => {
  const posts = [
    aPost('Slots and luck'),
    aPost('About money', { tags: ['casino'] }),
    aPost('Paper Comet'),
    aPost('Nothing', { tags: ['money'] }),
  ]
  expect(titles(relatedPostsForGame('Paper Comet', posts, 5))).toEqual([
    'Slots and luck',
    'About money',
    'Paper Comet',
  ])
})
