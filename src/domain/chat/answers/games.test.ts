import { expect, test } from 'vitest'
import type { Game } from '#contract/games/games.schema.ts'
import { onlyCountries } from '../../search/criteria.ts'
import { aboutGame, listOfGames } from './games.ts'

const GAME: Game = {
  id: 1,
  slug: 'paper-comet',
  name: 'Paper Comet',
  description: '',
  provider: 'Slow River',
  type: 'slot',
  category: ['Slots'],
  rtp: 96,
  volatility: 'high',
  minBet: 0.1,
  maxBet: 100,
  paylines: null,
  maxMultiplier: null,
  tags: [],
  imageUrl: null,
  demoUrl: null,
  availableAt: [],
  isActive: true,
  isFeatured: false,
  createdAt: '2026-03-14T00:00:00.000Z',
  userAverage: null,
  totalReviews: 0,
}
const about = (game: Partial<Game>, question = ' tell me about paper comet ') =>
  aboutGame({ ...GAME, ...game }, { casinos: [], unchecked: 0 }, onlyCountries([]), question).response
const best = (...games: Partial<Game>[]) =>
  listOfGames(onlyCountries([]), { games: games.map((game) => ({ ...GAME, ...game })), total: games.length })

test('the answer about a game names every number that is stated', () => {
  expect(about({})).toContain('has an RTP of 96.0%: on average it keeps €4.00 of every €100 staked.')
  expect(about({})).toContain('Its volatility is high.\nBets run from €0.10 to €100.00.')
})

test('what was asked comes first', () => {
  expect(about({ paylines: 20 }, ' how many paylines has paper comet ')).toMatch(
    /^Paper Comet has 20 paylines\./,
  )
  expect(about({}, ' paper comet max win ')).toMatch(/^The highest win of Paper Comet is not stated\./)
  expect(about({}, ' paper comet demo ')).toMatch(/^No free demo of Paper Comet is stated\./)
})

test('what nobody stated about a game is said to be not stated, without a number', () => {
  const text = about({ rtp: null, volatility: null, minBet: null, maxBet: null })
  expect(text).toContain('Paper Comet is a slot by Slow River.')
  expect(text).toContain('Its bets are not stated.')
  expect(text).toContain('The RTP of Paper Comet is not stated')
  expect(text).not.toMatch(/\d%|€/)
})

test('the answer names one stated bet and invents no other', () => {
  expect(about({ maxBet: null })).toContain('The lowest bet is €0.10; the highest is not stated.')
  expect(about({ minBet: null })).toContain('The highest bet is €100.00; the lowest is not stated.')
})

test('a game without a stated RTP is not among those with the highest', () => {
  const { response: text, links } = best({ name: 'Known', rtp: 95 }, { id: 2, name: 'Unknown', rtp: null })
  expect(text).toContain('Those with the highest RTP come first.')
  expect(text).not.toContain('Unknown')
  expect(links.map(({ title }) => title)).not.toContain('Unknown')
})

test('where no RTP is stated the games are named without a rank', () => {
  const { response: text } = best({ rtp: null })
  expect(text).toContain('Paper Comet by Slow River: RTP not stated, high volatility.')
  expect(text).not.toContain('highest')
})
