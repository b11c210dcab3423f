import { dateBefore, daysBefore } from '#db/demo/demo-dates.ts'
import type { DemoBonusReview, DemoCasino, DemoGameReview } from '#db/demo/demo-schemas.ts'
import type { ReviewedBonus, ReviewedGame } from '../demo-models.ts'
import { bonusFacts } from './bonus-facts.ts'
import { BONUS_BOOK, BONUS_TITLES } from './bonus-phrases.ts'
import { type ByMood, composeText, type Opinions, type PhraseBook } from './compose.ts'
import { gameFacts } from './game-facts.ts'
import { GAME_BOOK, GAME_TITLES } from './game-phrases.ts'
import { dealer, type Facts } from './phrases.ts'
import { dayWritten, helpfulVotes, nameReviewer } from './reviewers.ts'
import { fittingText } from './fitting-text.ts'
import { asRating, moodOf, spreadScores } from './scores.ts'
import { bell, randomFrom, type Random, shuffle } from '#db/demo/seeded.ts'

/** A bonus or a game, as something with one rating that is reviewed in a few sentences. */
interface Offer<Target> {
  name: string
  target: Target
  book: PhraseBook
  titles: ByMood
  facts: (random: Random) => Facts
  count: number
  mean: number
  addedDaysAgo: number
  endedDaysAgo: number
  longest: number
}

const TITLE = { min: 5, max: 50 }

export function writeBonusReviews(bonus: ReviewedBonus): DemoBonusReview[] {
  return writeOfferReviews({
    name: `bonus ${bonus.casino} ${bonus.title}`,
    target: { casino: bonus.casino, bonus: bonus.title },
    book: BONUS_BOOK,
    titles: BONUS_TITLES,
    facts: (random) => bonusFacts(random, bonus),
    count: bonus.reviewCount,
    mean: bonus.userMean,
    addedDaysAgo: daysBefore(bonus.createdAt),
    endedDaysAgo: bonus.validUntil === null ? 0 : Math.max(0, daysBefore(bonus.validUntil)),
    longest: 480,
  })
}

export function writeGameReviews(game: ReviewedGame, casinos: readonly DemoCasino[]): DemoGameReview[] {
  return writeOfferReviews({
    name: `game ${game.name}`,
    target: { game: game.name },
    book: GAME_BOOK,
    titles: GAME_TITLES,
    facts: (random) => gameFacts(random, game, casinos),
    count: game.reviewCount,
    mean: game.userMean,
    addedDaysAgo: daysBefore(game.createdAt),
    endedDaysAgo: 0,
    longest: 440,
  })
}

function writeOfferReviews<Target>(offer: Offer<Target>) {
  const random = randomFrom(offer.name)
  const deal = dealer(random)
  const taken = new Set<string>()
  return spreadScores(random, offer.count, offer.mean).map((score) => {
    const overallRating = asRating(score)
    const mood = moodOf(overallRating)
    const facts = offer.facts(random)
    const opinions = opinionsOf(random, offer.book, overallRating)
    const content = fittingText(
      () => composeText({ random, deal, facts }, offer.book, mood, opinions, offer.longest),
      { min: 20 },
    )
    const writtenDaysAgo = dayWritten(random, offer.addedDaysAgo, offer.endedDaysAgo)
    return {
      ...offer.target,
      userName: nameReviewer(random, taken),
      title: fittingText(() => deal(offer.titles[mood], facts) ?? '', TITLE),
      content,
      overallRating,
      isVerified: random() < 0.35,
      helpfulVotes: helpfulVotes(random, writtenDaysAgo, content.length),
      createdAt: dateBefore(writtenDaysAgo),
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
