import type { DemoBonus, DemoCasino, DemoGame, DemoReview, DemoReviewTarget } from '../demo-types.ts'
import { bonusFacts } from './bonus-facts.ts'
import { BONUS_BOOK, BONUS_TITLES } from './bonus-phrases.ts'
import { type ByMood, composeText, type Opinions, type PhraseBook } from './compose.ts'
import { gameFacts } from './game-facts.ts'
import { GAME_BOOK, GAME_TITLES } from './game-phrases.ts'
import { dealer, type Facts } from './phrases.ts'
import { dayWritten, helpfulVotes, nameReviewer } from './reviewers.ts'
import { asRating, moodOf, spreadScores } from './scores.ts'
import { bell, randomFrom, type Random, shuffle } from './seeded.ts'
import type { Unused } from './unused.ts'

/** A bonus or a game, as something with one rating that is reviewed in a few sentences. */
interface Offer {
  name: string
  target: DemoReviewTarget
  book: PhraseBook
  titles: ByMood
  facts: (random: Random) => Facts
  count: number
  mean: number
  addedDaysAgo: number
  endedDaysAgo: number
  longest: number
}

const MAX_TITLE = 50

export function writeBonusReviews(bonus: DemoBonus, unused: Unused): DemoReview[] {
  return writeOfferReviews(
    {
      name: `bonus ${bonus.casino} ${bonus.title}`,
      target: { kind: 'bonus', casino: bonus.casino, bonus: bonus.title },
      book: BONUS_BOOK,
      titles: BONUS_TITLES,
      facts: (random) => bonusFacts(random, bonus),
      count: bonus.reviewCount,
      mean: bonus.userMean ?? 7,
      addedDaysAgo: bonus.addedDaysAgo,
      endedDaysAgo: Math.max(0, -(bonus.endsInHours ?? 0) / 24),
      longest: 480,
    },
    unused,
  )
}

export function writeGameReviews(
  game: DemoGame,
  casinos: readonly DemoCasino[],
  unused: Unused,
): DemoReview[] {
  return writeOfferReviews(
    {
      name: `game ${game.name}`,
      target: { kind: 'game', game: game.name },
      book: GAME_BOOK,
      titles: GAME_TITLES,
      facts: (random) => gameFacts(random, game, casinos),
      count: game.reviewCount,
      mean: game.userMean ?? 7,
      addedDaysAgo: game.addedDaysAgo,
      endedDaysAgo: 0,
      longest: 440,
    },
    unused,
  )
}

function writeOfferReviews(offer: Offer, unused: Unused): DemoReview[] {
  const random = randomFrom(offer.name)
  const deal = dealer(random)
  const taken = new Set<string>()
  return spreadScores(random, offer.count, offer.mean).map((score) => {
    const overallRating = asRating(score)
    const mood = moodOf(overallRating)
    const facts = offer.facts(random)
    const opinions = opinionsOf(random, offer.book, overallRating)
    const content = unused.content(() =>
      composeText({ random, deal, facts }, offer.book, mood, opinions, offer.longest),
    )
    const writtenDaysAgo = dayWritten(random, offer.addedDaysAgo, offer.endedDaysAgo)
    return {
      target: offer.target,
      userName: nameReviewer(random, taken),
      title: unused.title(() => deal(offer.titles[mood], facts) ?? '', MAX_TITLE),
      content,
      overallRating,
      isVerified: random() < 0.35,
      helpfulVotes: helpfulVotes(random, writtenDaysAgo, content.length),
      writtenDaysAgo,
    }
  })
}

/** The one rating stands for opinions on several topics; the first always shares its mood. */
function opinionsOf(random: Random, book: PhraseBook, overall: number): Opinions {
  return shuffle(random, Object.keys(book.sentences)).map((topic, index) => {
    const rating = asRating(overall + bell(random) * 1.3)
    return [topic, index === 0 ? overall : rating] as const
  })
}
