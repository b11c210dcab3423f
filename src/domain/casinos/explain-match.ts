/**
 * Explains why a casino meets the criteria and why it may not, from stated facts only. A fact that is not stated is
 * named as such and never counts in favour.
 */
import type { ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { CARES, type Care, type FinderChoice } from '#contract/casinos/finder.ts'
import { countryInText } from '#contract/countries/countries.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES, type RatingCategory } from '#contract/shared/options.ts'
import { wageringWords } from '../bonuses/condition-words.ts'
import { comparableSums, wageringMultiple } from '../bonuses/offer-terms.ts'
import { firstSentence } from '../shared/first-sentence.ts'
import { LICENCE_NOT_STATED } from '../shared/not-stated.ts'
import { oneDigit } from './ratings.ts'

export interface ExplainedMatch {
  safetyIndex: string | null
  license: string | null
  review: ExpertReview | undefined
  /** The offer for new players. */
  offer: { wageringRequirement: string | null; minDeposit: string | null } | undefined
}

export interface Explanation {
  why: string[]
  whyNot: string[]
}

/**
 * Limits for counting a fact in favour of a casino: a score of at least 8, wagering of at most 35, a deposit of at most
 * 20. Beyond them it counts against.
 */
const GOOD = { score: 8, wagering: 35, deposit: 20 } as const
/** The most reasons of each kind, and the most characters of a quotation. */
const MOST = { why: 3, whyNot: 3, quote: 150 } as const

/** At most three reasons for and against, the most important first. At least one reason against is always given. */
export function explainMatch(match: ExplainedMatch, choice: FinderChoice): Explanation {
  const said = [
    ...aboutCare(match, choice.care),
    ...(choice.want === 'look' ? [] : aboutStart(match, choice)),
  ]
  const safety: Said[] =
    choice.care === 'safety'
      ? []
      : [{ isGood: isGoodScore(match.safetyIndex), text: safetyWords(match.safetyIndex) }]
  const all = [
    { isGood: true, text: opensWords(choice) },
    ...said,
    ...weakest(match.review, choice.care),
    ...safety,
    match.license === null
      ? { isGood: false, text: `${LICENCE_NOT_STATED}.` }
      : { isGood: true, text: `Licence: ${match.license}.` },
  ]
  const texts = (isGood: boolean) => all.filter((each) => each.isGood === isGood).map(({ text }) => text)
  return { why: texts(true).slice(0, MOST.why), whyNot: texts(false).slice(0, MOST.whyNot) }
}

interface Said {
  isGood: boolean
  text: string
}

function opensWords({ country, payment }: FinderChoice): string {
  const open =
    country === undefined ? '' : `${countryInText(country)} is not among the countries that it refuses`
  if (payment === undefined) return `${open.replace(/^t/, 'T')}.`
  return open === '' ? `Takes ${payment}.` : `Takes ${payment}, and ${open}.`
}

const CATEGORY_OF: Readonly<Partial<Record<Care, RatingCategory>>> = {
  payouts: 'payouts',
  support: 'customerSupport',
  games: 'gameSelection',
  mobile: 'mobileExperience',
}

function aboutCare({ safetyIndex, review, offer }: ExplainedMatch, care: Care): Said[] {
  const category = CATEGORY_OF[care]
  if (category !== undefined) return [ratingSaid(review, category)]
  if (care === 'safety') return [{ isGood: isGoodScore(safetyIndex), text: safetyWords(safetyIndex) }]
  if (offer === undefined) return [{ isGood: false, text: NO_OFFER }]
  const times = wageringMultiple(offer.wageringRequirement)
  const words = wageringWords(offer.wageringRequirement)
  return [
    times !== null && times <= GOOD.wagering
      ? { isGood: true, text: `${words} on its offer for new players.` }
      : { isGood: false, text: times === null ? `${words}.` : `${words}: not ${CARES.wagering}.` },
  ]
}

function ratingSaid(review: ExpertReview | undefined, category: RatingCategory): Said {
  const name = RATING_CATEGORY_NAMES[category]
  const rating = review?.[`${category}Rating`] ?? null
  if (rating === null) return { isGood: false, text: `${name}: not rated by our experts.` }
  return {
    isGood: isGoodScore(rating),
    text: `${name} ${oneDigit(rating)} of 10 in our review${quoted(review, category)}`,
  }
}

function aboutStart({ offer }: ExplainedMatch, { want }: FinderChoice): Said[] {
  if (offer === undefined) return [{ isGood: false, text: NO_OFFER }]
  if (want !== 'small') return []
  if (offer.minDeposit === null) return [{ isGood: false, text: 'Minimum deposit not stated.' }]
  const sum = comparableSums([offer.minDeposit])[0] ?? null
  if (sum === 0) return [{ isGood: true, text: 'Its offer for new players needs no deposit.' }]
  return [
    {
      isGood: sum !== null && sum <= GOOD.deposit,
      text: `Its offer for new players starts at a deposit of ${offer.minDeposit}.`,
    },
  ]
}

/** The lowest of the six ratings, even where it is good. */
function weakest(review: ExpertReview | undefined, care: Care): Said[] {
  if (review === undefined) return [{ isGood: false, text: 'Our experts have not reviewed it yet.' }]
  const rated = RATING_CATEGORIES.flatMap((category) => {
    const rating = review[`${category}Rating`]
    return rating === null || category === CATEGORY_OF[care] ? [] : [{ category, rating: Number(rating) }]
  })
  const [lowest] = rated.toSorted((a, b) => a.rating - b.rating)
  if (lowest === undefined) return [{ isGood: false, text: 'Our experts have rated nothing else of it yet.' }]
  const { category, rating } = lowest
  return [
    {
      isGood: false,
      text: `Lowest other mark: ${RATING_CATEGORY_NAMES[category]} ${oneDigit(rating)} of 10${quoted(review, category)}`,
    },
  ]
}

function quoted(review: ExpertReview | undefined, category: RatingCategory): string {
  const explanation = review?.[`${category}Explanation`] ?? null
  const quote = explanation === null ? '' : firstSentence(explanation, MOST.quote)
  return quote === '' ? '.' : `: “${quote}”`
}

function safetyWords(safetyIndex: string | null): string {
  return safetyIndex === null ? 'Safety index not stated.' : `Safety index ${oneDigit(safetyIndex)} of 10.`
}

function isGoodScore(score: string | null): boolean {
  return score !== null && Number(score) >= GOOD.score
}

const NO_OFFER = 'We know of no running offer for new players.'
