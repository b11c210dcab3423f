import type { DemoBonus, DemoCasinoReview, DemoGame } from '#db/demo/demo-schemas.ts'
import { dateBefore, daysBefore } from '#db/demo/demo-dates.ts'
import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import type { ReviewedCasino } from '../demo-models.ts'
import { casinoFacts } from './casino-facts.ts'
import { CASINO_FRAGMENTS } from './casino-fragments.ts'
import { CASINO_SENTENCES } from './casino-phrases.ts'
import { CASINO_TITLES, CASINO_TOPIC_TITLES, FIFTY_CHARACTER_TITLES } from './casino-titles.ts'
import {
  CASINO_BACKGROUNDS,
  CASINO_CLOSINGS,
  CASINO_GRUMBLES,
  CASINO_LABELS,
  CASINO_OPENINGS,
} from './casino-voices.ts'
import { composeText, type Opinions, type PhraseBook, type Reviewer } from './compose.ts'
import { dealer } from './phrases.ts'
import { dayWritten, helpfulVotes, nameReviewer } from './reviewers.ts'
import { fittingText } from './fitting-text.ts'
import { asRating, meanOf, moodOf, type Mood, spreadScores } from './scores.ts'
import { bell, randomFrom, type Random } from '#db/demo/seeded.ts'

const CASINO_BOOK: PhraseBook = {
  sentences: CASINO_SENTENCES,
  fragments: CASINO_FRAGMENTS,
  labels: CASINO_LABELS,
  backgrounds: CASINO_BACKGROUNDS,
  openings: CASINO_OPENINGS,
  closings: CASINO_CLOSINGS,
  grumbles: CASINO_GRUMBLES,
}

/** In the order of RATING_CATEGORIES; the weight is how readily people bring it up. */
const CATEGORIES = [
  ['bonuses', 1],
  ['design', 0.6],
  ['payouts', 1.8],
  ['support', 1.3],
  ['games', 1.1],
  ['mobile', 0.8],
] as const

const MAX_CONTENT = 480
const TITLE = { min: 5, max: 50 }

export function writeCasinoReviews(
  casino: ReviewedCasino,
  bonuses: readonly DemoBonus[],
  games: readonly DemoGame[],
): DemoCasinoReview[] {
  const random = randomFrom(`casino ${casino.name}`)
  const deal = dealer(random)
  const taken = new Set<string>()
  const leanings = leaningsOf(random, casino)
  return spreadScores(random, casino.reviewCount, casino.userMean).map((score) => {
    const ratings = rate(random, score, leanings)
    const overallRating = Math.round(meanOf(ratings))
    const opinions = byWeight(random, ratings, overallRating)
    const reviewer = { random, deal, facts: casinoFacts(random, casino, bonuses, games) }
    const mood = moodOf(overallRating)
    const content = fittingText(() => composeText(reviewer, CASINO_BOOK, mood, opinions, MAX_CONTENT), {
      min: 20,
    })
    const writtenDaysAgo = dayWritten(random, daysBefore(casino.createdAt))
    return {
      casino: casino.name,
      userName: nameReviewer(random, taken),
      title: fittingText(() => titleOf(reviewer, mood, opinions), TITLE),
      content,
      ...sixRatings(ratings),
      isVerified: random() < 0.35,
      helpfulVotes: helpfulVotes(random, writtenDaysAgo, content.length),
      createdAt: dateBefore(writtenDaysAgo),
    }
  })
}

type Six = [number, number, number, number, number, number]

/** What visitors praise or miss here: the experts' leanings, or chance where no expert has written. */
function leaningsOf(random: Random, casino: ReviewedCasino): Six {
  const expert = casino.overallRating ?? casino.bonusesRating
  const expertRatings = RATING_CATEGORIES.map((category) => casino[`${category}Rating`] ?? 0)
  const mean = meanOf(expertRatings)
  const leanings = expertRatings.map(
    (rating) => (expert === null ? 0 : (rating - mean) * 0.7) + bell(random) * 0.5,
  )
  const tilt = meanOf(leanings)
  return leanings.map((leaning) => leaning - tilt) as Six
}

/** Six ratings whose mean is near the score: the noise of one is taken back from the others. */
function rate(random: Random, score: number, leanings: Six): Six {
  const room = Math.max(0.4, Math.min(1, (10.4 - score) / 2, (score - 0.4) / 2))
  const noise = leanings.map((leaning) => (leaning + bell(random) * 1.1) * room)
  const tilt = meanOf(noise)
  return noise.map((part) => asRating(score + part - tilt)) as Six
}

/** What stands out comes first, and a complaint in a kind review (or the reverse) is never left out. */
function byWeight(random: Random, ratings: Six, overall: number): Opinions {
  return CATEGORIES.map(([category, weight], index) => {
    const rating = ratings[index] ?? overall
    const stands = Math.abs(rating - overall) + (moodOf(rating) === 'fair' ? 0 : 1.2)
    const against =
      moodOf(rating) !== 'fair' && moodOf(rating) !== moodOf(overall) && Math.abs(rating - overall) >= 2
    return { category, rating, weight: weight * (0.5 + stands) * (0.3 + random()) + (against ? 9 : 0) }
  })
    .sort((a, b) => b.weight - a.weight)
    .map(({ category, rating }) => [category, rating] as const)
}

function titleOf({ random, deal, facts }: Reviewer, mood: Mood, opinions: Opinions): string {
  const draw = random()
  if (draw < 0.01) return deal(FIFTY_CHARACTER_TITLES[mood], facts) ?? ''
  const topic = opinions[0]
  if (draw < 0.35 && topic && mood !== 'fair' && moodOf(topic[1]) === mood) {
    return deal(CASINO_TOPIC_TITLES[topic[0]]?.[mood] ?? [], facts) ?? ''
  }
  return deal(CASINO_TITLES[mood], facts) ?? ''
}

function sixRatings([bonuses, design, payouts, support, games, mobile]: Six) {
  return {
    bonusesRating: bonuses,
    designRating: design,
    payoutsRating: payouts,
    customerSupportRating: support,
    gameSelectionRating: games,
    mobileExperienceRating: mobile,
  }
}
