import { describe, expect, test } from 'vitest'
import { wageringMultiple } from '#domain/bonuses/offer-terms.ts'
import { lint } from '#domain/lint/lint.ts'
import { withShortTerms } from '#domain/offers/short-terms.ts'
import { NOW } from '#test/test-app.ts'
import { sanitiseContent } from '../sanitise-content.ts'
import { daysBefore } from './demo-dates.ts'
import { targetKey } from './demo-reviews.ts'
import { readDemo } from './read-demo.ts'

const { casinos, bonuses, games, articles, reviews } = readDemo()

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

function numberOf(word: string): number {
  const ones = WORDS.indexOf(word.toLowerCase())
  if (ones >= 0) return ones
  const tens = TENS.indexOf(word.toLowerCase())
  return tens >= 0 ? (tens + 2) * 10 : Number(word.replaceAll(',', ''))
}

/** The numbers of a text that come before these words. */
function numbersBefore(text: string, unit: string): number[] {
  const before = String.raw`(\d[\d,.]*\d|\d|${[...WORDS, ...TENS].join('|')})[ -]`
  return [...text.matchAll(new RegExp(`\\b${before}(?:${unit})`, 'gi'))].map(([, found]) =>
    numberOf(found ?? ''),
  )
}

const REVIEWED = casinos.flatMap(({ name, bonusesExplanation }) => {
  const offers = bonuses.filter(({ casino, isActive }) => casino === name && isActive)
  return bonusesExplanation === null || offers.length === 0
    ? []
    : [{ name, text: bonusesExplanation, offers }]
})

describe('what an expert says about bonuses is true of the offers that the casino has', () => {
  test.each(REVIEWED)('$name', ({ text, offers }) => {
    const words = offers.map(({ amount, minDeposit, maxWin, terms, description }) =>
      [amount, minDeposit, maxWin, terms, description].join(' '),
    )
    const figures = words.join(' ').replaceAll(',', '')
    const multiples = offers.map(({ wageringRequirement }) => wageringMultiple(wageringRequirement))
    for (const times of numbersBefore(text, 'times')) expect(multiples, `${times} times`).toContain(times)
    for (const share of numbersBefore(text, 'per cent')) expect(figures).toMatch(new RegExp(`\\b${share}%`))
    for (const sum of numbersBefore(text, 'euros?')) expect(figures).toMatch(new RegExp(`€${sum}\\b`))
    const spins = offers.map(({ amount }) => amount).join(' ')
    for (const count of numbersBefore(text, 'spins'))
      expect(spins).toMatch(new RegExp(`\\b${count} free spins`))
    expect(text).not.toMatch(/no (?:welcome )?bonus(?:es)?\b|single offer/i)
  })
})

test('an offer without a minimum deposit asks for none in its terms', () => {
  const free = bonuses.filter(({ minDeposit }) => minDeposit === 'None' || minDeposit === '€0')
  expect(free.length).toBeGreaterThan(10)
  expect(
    free.filter(({ terms }) => /€\d+ deposit|deposit (?:of )?(?:at least )?€/i.test(terms ?? '')),
  ).toEqual([])
})

test('an offer that is said to be free of wagering has none', () => {
  const wrong = bonuses.filter(
    ({ terms, description, wageringRequirement }) =>
      /no wagering|free of wagering/i.test(`${terms} ${description}`) &&
      wageringMultiple(wageringRequirement) !== 0,
  )
  expect(wrong.map(({ casino, title }) => `${casino}: ${title}`)).toEqual([])
})

test('an offer says one thing: its short texts, its terms as data and the casino’s own words agree', () => {
  const differing = bonuses.filter((bonus) => withShortTerms(bonus, bonus.offerTerms ?? null) !== bonus)
  expect(differing.map(({ casino, title }) => `${casino}: ${title}`)).toEqual([])
  const contradicted = bonuses.flatMap((bonus) =>
    lint('bonus', bonus, NOW)
      .filter(({ code }) => code === 'terms-differ')
      .map(({ excerpt }) => `${bonus.casino}: ${excerpt}`),
  )
  expect(contradicted).toEqual([])
})

test('articles and full reviews are as a save would leave them', () => {
  const texts = [...articles.map(({ content }) => content), ...casinos.flatMap(({ review }) => review ?? [])]
  for (const text of texts) expect(sanitiseContent(text)).toBe(text)
})

test('no two visitors say the same, and no one reviews the same thing twice', () => {
  expect(new Set(reviews.map(({ content }) => content)).size).toBe(reviews.length)
  expect(new Set(reviews.map((review) => `${targetKey(review)}: ${review.userName}`)).size).toBe(
    reviews.length,
  )
})

test('nothing is reviewed before it was added', () => {
  const added = new Map([
    ...casinos.map(({ name, createdAt }) => [targetKey({ casino: name }), createdAt] as const),
    ...bonuses.map(
      ({ casino, title, createdAt }) => [targetKey({ casino, bonus: title }), createdAt] as const,
    ),
    ...games.map(({ name, createdAt }) => [targetKey({ game: name }), createdAt] as const),
  ])
  const early = reviews.filter(
    (review) => daysBefore(review.createdAt) > daysBefore(added.get(targetKey(review)) ?? '-0d'),
  )
  expect(early).toEqual([])
})
