import { expect, test } from 'vitest'
import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import { daysBefore } from '#db/demo/demo-dates.ts'
import { ratingsOf } from '#db/demo/demo-reviews.ts'
import type { DemoReviewTarget } from '#db/demo/demo-reviews.ts'
import {
  BONUS_MODELS,
  CASINO_MODELS,
  GAME_MODELS,
  type ReviewedBonus,
  type ReviewedCasino,
  type ReviewedGame,
} from '../script/benchmark/fill/demo-models.ts'
import { makeReviews } from '../script/benchmark/fill/make-reviews.ts'
import { CASINO_SENTENCES } from '../script/benchmark/fill/reviews/casino-phrases.ts'
import { FIFTY_CHARACTER_TITLES } from '../script/benchmark/fill/reviews/casino-titles.ts'
import { meanOf, moodOf } from '../script/benchmark/fill/reviews/scores.ts'

/** In the order of RATING_CATEGORIES. */
const TOPICS = ['bonuses', 'design', 'payouts', 'support', 'games', 'mobile'] as const

const catalogue = {
  casinos: [
    aCasino({ name: 'Mossgate', reviewCount: 60, userMean: 8.2 }),
    aCasino({
      name: 'Dunlow',
      reviewCount: 60,
      userMean: 5.5,
      paymentMethods: ['Bitcoin'],
      createdAt: '-12d',
    }),
    aCasino({
      name: 'Pell',
      reviewCount: 5,
      userMean: 3,
      paymentMethods: ['Paysafecard'],
      gameProviders: [],
    }),
    aCasino({ name: 'Quiet', reviewCount: 0 }),
  ],
  bonuses: [
    aBonus({ title: 'Warm start', reviewCount: 12, userMean: 7.5 }),
    aBonus({
      title: 'Gift',
      type: 'no_deposit',
      amount: '€10 free',
      minDeposit: 'None',
      reviewCount: 12,
      userMean: 6,
    }),
    aBonus({ title: 'Gone', validUntil: '-480h', reviewCount: 12, userMean: 4 }),
  ],
  games: [
    aGame({ name: 'Pewter Owl', reviewCount: 15, userMean: 8 }),
    aGame({ name: 'Plain Blackjack', type: 'table', reviewCount: 15, userMean: 6 }),
  ],
  articles: [],
}
const reviews = [...makeReviews(catalogue)]
const ofCasinos = reviews.flatMap((review) => ('bonusesRating' in review ? [review] : []))
const overall = (review: (typeof reviews)[number]) => ratingsOf(review).overall
const sixOf = (review: (typeof ofCasinos)[number]) =>
  RATING_CATEGORIES.map((category) => review[`${category}Rating`])

test('the same catalogue gives the same reviews', () => {
  expect([...makeReviews(catalogue)]).toEqual(reviews)
})

test('every item gets as many reviews as it asks for', () => {
  const count = (name: string) => reviews.filter((review) => nameOf(review) === name).length
  for (const casino of catalogue.casinos) expect(count(casino.name)).toBe(casino.reviewCount)
  for (const bonus of catalogue.bonuses) expect(count(bonus.title)).toBe(bonus.reviewCount)
  for (const game of catalogue.games) expect(count(game.name)).toBe(game.reviewCount)
})

test('every rating is a whole number from 1 to 10', () => {
  for (const review of reviews) {
    const { overall: rating, six = [] } = ratingsOf(review)
    for (const given of [rating, ...six]) {
      expect(Number.isInteger(given)).toBe(true)
      expect(given).toBeGreaterThanOrEqual(1)
      expect(given).toBeLessThanOrEqual(10)
    }
  }
})

test('scores cluster around the mean the item asks for', () => {
  for (const casino of catalogue.casinos.slice(0, 2)) {
    const scores = ofCasinos.filter((review) => review.casino === casino.name).map(overall)
    expect(Math.abs(meanOf(scores) - casino.userMean)).toBeLessThan(0.4)
    expect(new Set(scores).size).toBeGreaterThan(4)
  }
})

test('nobody reviews the same item twice', () => {
  const signatures = reviews.map((review) => `${nameOf(review)}: ${review.userName}`)
  expect(new Set(signatures).size).toBe(reviews.length)
})

test('texts keep to the lengths that the review forms accept', () => {
  for (const review of reviews) {
    const { title, content } = review
    expect(title.length).toBeGreaterThanOrEqual(5)
    expect(title.length).toBeLessThanOrEqual(50)
    expect(content.length).toBeGreaterThanOrEqual(12)
    expect(content.length).toBeLessThanOrEqual('game' in review ? 450 : 500)
  }
})

test('the titles meant to be as long as a title may be are exactly that long', () => {
  for (const title of Object.values(FIFTY_CHARACTER_TITLES).flat()) expect(title).toHaveLength(50)
})

test('no slot, link, address or stray space is left in a text', () => {
  for (const { title, content } of reviews) {
    expect(`${title} ${content}`).not.toMatch(/[{}[\]|@]|undefined|NaN|https?:|www\.| [,.!]| {2}/)
  }
})

test('nothing is written before its item was added, nor about an ended bonus after its end', () => {
  const items = [...catalogue.casinos, ...catalogue.games]
  for (const review of reviews) {
    const written = daysBefore(review.createdAt)
    const added = daysBefore(items.find((item) => item.name === nameOf(review))?.createdAt ?? '-200d')
    expect(written).toBeGreaterThanOrEqual(nameOf(review) === 'Gone' ? 20 : 0)
    expect(written).toBeLessThan(added)
    expect(written).toBeLessThanOrEqual(540)
  }
})

test('helpful votes are few for most reviews and never more than 60', () => {
  const votes = reviews.map(({ helpfulVotes }) => helpfulVotes).sort((a, b) => a - b)
  expect(votes[0]).toBe(0)
  expect(votes.at(-1)).toBeLessThanOrEqual(60)
  expect(votes[Math.floor(votes.length / 2)]).toBeLessThan(10)
})

test('a casino sentence praises or complains as the rating of its category does', () => {
  let checked = 0
  for (const review of ofCasinos) {
    const { content } = review
    const ratings = sixOf(review)
    TOPICS.forEach((category, index) => {
      for (const [mood, table] of Object.entries(CASINO_SENTENCES[category])) {
        if (!table.some((phrase) => patternOf(phrase).test(content))) continue
        expect(`${category} ${moodOf(ratings[index] ?? 0)}: ${content}`).toContain(`${category} ${mood}:`)
        checked += 1
      }
    })
  }
  expect(checked).toBeGreaterThan(ofCasinos.length)
})

test('a kind review that rates payouts poorly says so', () => {
  const spoiled = ofCasinos.filter((review) => overall(review) >= 6 && review.payoutsRating <= 3)
  for (const { content } of spoiled) {
    expect(content).toMatch(/pay|paid|withdraw|waited|waiting|took|pending|ID\b|document|cancel|after/i)
  }
})

test('payment methods and studios are those of the casino', () => {
  const ofDunlow = ofCasinos.filter(({ casino }) => casino === 'Dunlow')
  expect(ofDunlow.some(({ content }) => content.includes('Bitcoin'))).toBe(true)
  expect(ofDunlow.some(({ content }) => /Skrill|bank transfer|Visa/.test(content))).toBe(false)
})

/** What a phrase can become: any text in its slots, any of its choices. */
function patternOf(phrase: string): RegExp {
  const pattern = phrase
    .replace(/\{if\w+\}/g, '')
    .replace(/[.?()*+]/g, String.raw`\$&`)
    .replace(/\{\w+\}/g, '.{1,40}?')
    .replace(/\[([^\]]*)\]/g, '(?:$1)')
  return new RegExp(`(?:^|[.!?] )${pattern}(?: |$)`)
}

function nameOf(target: DemoReviewTarget): string {
  if ('game' in target) return target.game
  return 'bonus' in target ? target.bonus : target.casino
}

/** Like the first one of the demo, but for what the tests are about. */
function aCasino(changes: Partial<ReviewedCasino>): ReviewedCasino {
  return {
    ...first(CASINO_MODELS),
    paymentMethods: ['Visa', 'Skrill', 'Bank Transfer'],
    supportedCurrencies: ['EUR', 'SEK'],
    features: ['Live Casino', 'Mobile App'],
    gameProviders: ['Ostrel Studio', 'Nine Wrens'],
    createdAt: '-700d',
    ...changes,
  }
}

function aBonus(changes: Partial<ReviewedBonus>): ReviewedBonus {
  return { ...first(BONUS_MODELS), casino: 'Mossgate', validUntil: null, createdAt: '-200d', ...changes }
}

function aGame(changes: Partial<ReviewedGame>): ReviewedGame {
  return { ...first(GAME_MODELS), provider: 'Nine Wrens', createdAt: '-300d', ...changes }
}

function first<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error('The demo has none')
  return item
}
