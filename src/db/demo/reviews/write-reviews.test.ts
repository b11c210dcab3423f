import { expect, test } from 'vitest'
import type { DemoBonus, DemoCasino, DemoGame, DemoReview } from '../demo-types.ts'
import { CASINO_SENTENCES } from './casino-phrases.ts'
import { FIFTY_CHARACTER_TITLES } from './casino-titles.ts'
import { meanOf, moodOf } from './scores.ts'
import { writeDemoReviews } from './write-reviews.ts'

const CATEGORIES = ['bonuses', 'design', 'payouts', 'support', 'games', 'mobile'] as const

const catalogue = {
  casinos: [
    aCasino({ name: 'Mossgate', reviewCount: 60, userMean: 8.2 }),
    aCasino({
      name: 'Dunlow',
      reviewCount: 60,
      userMean: 5.5,
      paymentMethods: ['Bitcoin'],
      addedDaysAgo: 12,
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
    aBonus({ title: 'Gone', endsInHours: -480, reviewCount: 12, userMean: 4 }),
  ],
  games: [
    aGame({ name: 'Pewter Owl', reviewCount: 15, userMean: 8 }),
    aGame({ name: 'Plain Blackjack', type: 'table', reviewCount: 15, userMean: 6 }),
  ],
}
const reviews = writeDemoReviews(catalogue)
const ofCasinos = reviews.filter((review) => review.target.kind === 'casino')

test('the same catalogue gives the same reviews', () => {
  expect(writeDemoReviews(catalogue)).toEqual(reviews)
})

test('every item gets as many reviews as it asks for', () => {
  const count = (name: string) => reviews.filter(({ target }) => nameOf(target) === name).length
  for (const casino of catalogue.casinos) expect(count(casino.name)).toBe(casino.reviewCount)
  for (const bonus of catalogue.bonuses) expect(count(bonus.title)).toBe(bonus.reviewCount)
  for (const game of catalogue.games) expect(count(game.name)).toBe(game.reviewCount)
})

test('the overall rating of a casino review is the rounded mean of its six ratings', () => {
  for (const { ratings, overallRating } of ofCasinos) {
    expect(ratings).toHaveLength(6)
    expect(overallRating).toBe(Math.round(meanOf(ratings ?? [])))
  }
})

test('every rating is a whole number from 1 to 10', () => {
  for (const { ratings = [], overallRating } of reviews) {
    for (const rating of [...ratings, overallRating]) {
      expect(Number.isInteger(rating)).toBe(true)
      expect(rating).toBeGreaterThanOrEqual(1)
      expect(rating).toBeLessThanOrEqual(10)
    }
  }
})

test('scores cluster around the mean the item asks for', () => {
  for (const casino of catalogue.casinos.slice(0, 2)) {
    const scores = ofCasinos
      .filter(({ target }) => nameOf(target) === casino.name)
      .map((review) => review.overallRating)
    expect(Math.abs(meanOf(scores) - (casino.userMean ?? 0))).toBeLessThan(0.4)
    expect(new Set(scores).size).toBeGreaterThan(4)
  }
})

test('no two reviews say the same', () => {
  expect(new Set(reviews.map(({ content }) => content)).size).toBe(reviews.length)
})

test('titles are seldom shared', () => {
  expect(new Set(reviews.map(({ title }) => title)).size).toBeGreaterThan(reviews.length * 0.88)
})

test('nobody reviews the same item twice', () => {
  const signatures = reviews.map(({ target, userName }) => `${nameOf(target)}: ${userName}`)
  expect(new Set(signatures).size).toBe(reviews.length)
})

test('texts keep to the lengths that the review forms accept', () => {
  for (const { target, title, content } of reviews) {
    expect(title.length).toBeGreaterThanOrEqual(5)
    expect(title.length).toBeLessThanOrEqual(50)
    expect(content.length).toBeGreaterThanOrEqual(12)
    expect(content.length).toBeLessThanOrEqual(target.kind === 'game' ? 450 : 500)
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
  for (const { target, writtenDaysAgo } of reviews) {
    const added = items.find((item) => item.name === nameOf(target))?.addedDaysAgo ?? 200
    expect(writtenDaysAgo).toBeGreaterThanOrEqual(nameOf(target) === 'Gone' ? 20 : 0)
    expect(writtenDaysAgo).toBeLessThan(added)
    expect(writtenDaysAgo).toBeLessThanOrEqual(540)
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
  for (const { content, ratings = [] } of ofCasinos) {
    CATEGORIES.forEach((category, index) => {
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
  const spoiled = ofCasinos.filter(
    ({ ratings, overallRating }) => overallRating >= 6 && (ratings?.[2] ?? 10) <= 3,
  )
  for (const { content } of spoiled) {
    expect(content).toMatch(/pay|paid|withdraw|waited|waiting|took|pending|ID\b|document|cancel|after/i)
  }
})

test('payment methods and studios are those of the casino', () => {
  const ofDunlow = ofCasinos.filter(({ target }) => nameOf(target) === 'Dunlow')
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

function nameOf(target: DemoReview['target']): string {
  return target.kind === 'casino' ? target.casino : target.kind === 'bonus' ? target.bonus : target.game
}

function aCasino(changes: Partial<DemoCasino>): DemoCasino {
  return {
    name: 'Mossgate',
    description: 'A casino.',
    establishedYear: 2015,
    safetyIndex: 8,
    license: 'Malta',
    restrictedCountries: [],
    paymentMethods: ['Visa', 'Skrill', 'Bank Transfer'],
    supportedCurrencies: ['EUR', 'SEK'],
    features: ['Live Casino', 'Mobile App'],
    gameProviders: ['Ostrel Studio', 'Nine Wrens'],
    websiteUrl: 'https://mossgate.example',
    addedDaysAgo: 700,
    reviewCount: 0,
    ...changes,
  }
}

function aBonus(changes: Partial<DemoBonus>): DemoBonus {
  return {
    casino: 'Mossgate',
    title: 'Warm start',
    description: 'A bonus.',
    type: 'welcome',
    amount: '100% up to €200',
    wageringRequirement: '35x bonus',
    minDeposit: '€20',
    terms: 'Valid for 14 days. Maximum bet €5.',
    addedDaysAgo: 200,
    reviewCount: 0,
    ...changes,
  }
}

function aGame(changes: Partial<DemoGame>): DemoGame {
  return {
    name: 'Pewter Owl',
    description: 'A game with free spins.',
    provider: 'Nine Wrens',
    type: 'slot',
    rtp: 96.5,
    volatility: 'high',
    minBet: 0.1,
    maxBet: 100,
    tags: ['wilds'],
    addedDaysAgo: 300,
    reviewCount: 0,
    ...changes,
  }
}
