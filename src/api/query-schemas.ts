/** The query parameters of public lists. Misspelled filters are refused instead of ignored. */
import { z } from 'zod'
import {
  BONUS_SORT_NAMES,
  MOST_WAGERING,
  TERM_FILTERS,
  type TermFilter,
  type BonusSort,
} from '#contract/bonuses/bonus-search.ts'
import { CASINO_FACETS, CASINO_FACET_NAMES } from '#contract/casinos/casino-facets.ts'
import { CASINO_SORT_NAMES, readCasinoSearch, type CasinoSort } from '#contract/casinos/casino-search.ts'
import { isCountryCode } from '#contract/countries/countries.ts'
import { GAME_SORTS } from '#contract/games/game-search.ts'
import { POST_SORTS, PUBLIC_CATEGORIES } from '#contract/posts/post-search.ts'
import {
  REVIEW_SORTS,
  SCORE_BANDS,
  type ReviewFilter,
  type ReviewSort,
  type ScoreBand,
} from '#contract/reviews/review-filter.ts'
import { SUBJECTS } from '#contract/reviews/review-subjects.ts'
import { BONUS_TYPE_NAMES, GAME_TYPES, VOLATILITIES } from '#contract/shared/options.ts'
import { CHOICES } from '#contract/items/limits.ts'
import { WEIGHED_REVIEWS } from '#contract/reviews/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { choice, digits, one, searchText, text } from './query-parts.ts'

export const NoQuery = z.strictObject({})

export const PageQuery = z.strictObject({
  page: digits('page', 100_000).optional().describe('From 1; the answer then carries X-Total-Count and Link'),
  pageSize: digits('pageSize', 2_147_483_647).optional().describe('20 by default, at most 100'),
})

const facetParameters = Object.fromEntries(
  CASINO_FACET_NAMES.map((name) => {
    const { kind, description } = CASINO_FACETS[name]
    const value = kind === 'many' ? z.union([z.string(), z.array(z.string()).max(100)]) : one(name)
    return [name, value.optional().describe(description)]
  }),
)

/** All filters of the casino list. The API's own order is newest first (decision D-17). */
export const CasinoQuery = z
  .strictObject({
    search: one('search').optional().describe('Name, description, features, payment methods and providers'),
    sort: one('sort')
      .optional()
      .describe(`One of ${[...CASINO_SORT_NAMES.keys()].join(', ')}; createdAt-desc by default`),
    ...facetParameters,
    paymentMatch: one('paymentMatch')
      .optional()
      .describe('any or all of the payment methods; any unless it is sent'),
  })
  .transform((query, context) => {
    const pairs = Object.entries(query).flatMap(([name, value]) =>
      [value ?? []].flat().map((text) => [name, text] as [string, string]),
    )
    const { search, problems } = readCasinoSearch(new URLSearchParams(pairs), API_SORT)
    for (const { path, message } of problems) context.addIssue({ code: 'custom', path: [path], message })
    return search
  })
const API_SORT: CasinoSort = 'createdAt-desc'

const REVIEW_ORDERS = REVIEW_SORTS.map(({ sort }) => sort) as [ReviewSort, ...ReviewSort[]]
const SCORES = SCORE_BANDS.map(({ band }) => band) as [ScoreBand, ...ScoreBand[]]

const GAME_TYPE_WORDS = ['all', ...GAME_TYPES] as const
const VOLATILITY_WORDS = ['all', ...VOLATILITIES] as const
const word = <const Words extends readonly string[]>(name: string, words: Words) =>
  one(name).toLowerCase().pipe(choice(name, words))

const BONUS_TYPES = Object.keys(BONUS_TYPE_NAMES)
const BONUS_ORDERS: readonly BonusSort[] = [...BONUS_SORT_NAMES.keys()]

/** Filters and orders of the bonus list. The API's own order is oldest first (decision D-17). */
export const BonusQuery = z.strictObject({
  casinoId: digits('casinoId', 2_147_483_647).optional().describe('Only the bonuses of this casino'),
  search: searchText('search').optional().describe('A part of the title, the description or the casino'),
  type: one('type')
    .transform((type) => type.replaceAll('-', '_'))
    .pipe(word('type', BONUS_TYPES))
    .optional()
    .describe(`One of ${BONUS_TYPES.join(', ')}; hyphens count as underscores`),
  country: one('country')
    .toUpperCase()
    .refine(isCountryCode, 'country must be a two-letter country code')
    .optional()
    .describe('Only offers of casinos that do not refuse players from this country'),
  maxWagering: digits('maxWagering', MOST_WAGERING)
    .optional()
    .describe('Highest wagering, as a multiple of the bonus; offers that do not state theirs are left out'),
  minChance: digits('minChance', 100)
    .optional()
    .describe(
      'Lowest chance to finish the wagering, in percent; offers of which it is not known are left out',
    ),
  maxCost: digits('maxCost', MOST_WAGERING)
    .optional()
    .describe(
      'Highest average cost of playing to the end, in percent of the deposit; unknown ones are left out',
    ),
  terms: word('terms', Object.keys(TERM_FILTERS) as TermFilter[])
    .optional()
    .describe(
      Object.entries(TERM_FILTERS)
        .map(([name, words]) => `${name}: ${words}`)
        .join('; '),
    ),
  sort: word('sort', BONUS_ORDERS)
    .optional()
    .describe(
      `${BONUS_ORDERS.join(', ')}: what has ended then comes behind what still runs. Oldest first by default`,
    ),
})

export const GameQuery = z
  .strictObject({
    type: word('type', GAME_TYPE_WORDS).optional(),
    provider: searchText('provider').optional().describe('The studio, by its name'),
    minRtp: one('minRtp')
      .regex(/^\d{1,3}(\.\d{1,2})?$/, 'minRtp must be a number from 0 to 100')
      .transform(Number)
      .refine((rtp) => rtp <= 100, 'minRtp must be a number from 0 to 100')
      .optional()
      .describe('Percent'),
    volatility: word('volatility', VOLATILITY_WORDS).optional(),
    search: searchText('search').optional().describe('A part of the name or the provider'),
    sort: word('sort', GAME_SORTS)
      .optional()
      .describe(
        `${GAME_SORTS.join(', ')}; popularity is the interest of the last 30 days. Oldest first by default`,
      ),
  })
  .transform(({ type, volatility, ...rest }) => ({
    ...rest,
    ...(type === undefined || type === 'all' ? {} : { type }),
    ...(volatility === undefined || volatility === 'all' ? {} : { volatility }),
  }))

const POST_CATEGORIES = ['all', ...PUBLIC_CATEGORIES] as const

export const PostQuery = z.strictObject({
  published: one('published')
    .pipe(z.enum(['true', 'false'], 'published must be true or false'))
    .optional()
    .describe('For visitors true by default, and false is an empty list; staff get both by default'),
  search: searchText('search').optional().describe('A part of the title, the excerpt, the category or a tag'),
  category: word('category', POST_CATEGORIES)
    .optional()
    .describe(`One of ${POST_CATEGORIES.join(', ')}; all by default`),
  sort: word('sort', POST_SORTS)
    .optional()
    .describe(`One of ${POST_SORTS.join(', ')}; latest by default`),
})

export const SuggestQuery = z.strictObject({
  q: searchText('q').optional().describe('At least two characters'),
  country: one('country')
    .refine(isCountryCode, 'country must be a two-letter country code')
    .optional()
    .describe('Of the visitor: lists of casinos are those that accept players from there'),
})

export const ConsentQuery = z.strictObject({
  timeZone: text('timeZone', TEXT.timeZone)
    .optional()
    .describe('As the browser names it, such as Europe/Berlin'),
})

/** The same names and values as in the pages' addresses, but unknown values are refused. */
export const ReviewQuery = z
  .strictObject({
    order: word('order', REVIEW_ORDERS).optional().describe('newest unless another is named'),
    score: word('score', SCORES)
      .optional()
      .describe('By the overall rating: excellent is 8 to 10, good 6 and 7, average 4 and 5, poor 1 to 3'),
    verified: one('verified')
      .pipe(z.literal('1', 'verified must be 1'))
      .optional()
      .describe('Only reviews that staff have verified'),
    about: word('about', SUBJECTS)
      .optional()
      .describe(`Names this subject; looked for in the newest ${WEIGHED_REVIEWS.readForSubjects} reviews`),
    words: searchText('words').optional().describe('Is in the title or the text'),
  })
  .transform(({ order = 'newest', score, verified, about = '', words = '' }): ReviewFilter => ({
    order,
    score,
    isVerified: verified === '1',
    about,
    words,
  }))

const MANY_IDS = /^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/
export const ChoiceQuery = z
  .strictObject({
    search: searchText('search').optional().describe('A part of the name'),
    ids: one('ids')
      .regex(MANY_IDS, 'ids must be whole numbers joined with commas')
      .transform((text) => text.split(',').map(Number))
      .refine((ids) => ids.length <= CHOICES.named, `ids may have at most ${CHOICES.named} entries`)
      .refine((ids) => ids.every((id) => id <= 2_147_483_647), 'ids must be whole numbers joined with commas')
      .optional()
      .describe('Names these instead of searching'),
  })
  .transform(({ search = '', ids }) => ({ search, ids }))
