/** Answers about one fact of a casino, with its date or source where known, and "not stated" where not. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { Casino, CasinoDetail, ExpertReview } from '#contract/casinos/casinos.schema.ts'
import type { SafetyPart } from '#contract/casinos/safety.ts'
import type { FactCheck } from '#contract/changes/fact-checks.ts'
import type { FactChange } from '#contract/changes/fact-changes.schema.ts'
import { MAKER_WORDS } from '#contract/changes/fact-changes.ts'
import { paths } from '#contract/shared/paths.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES, type RatingCategory } from '#contract/shared/options.ts'
import { payoutSentence } from '../../casinos/payout-tests.ts'
import { statedPayout } from '../../casinos/payout-time.ts'
import { oneDigit } from '../../casinos/ratings.ts'
import { SCORE_BAND_NAMES, scoreBand } from '../../casinos/score-bands.ts'
import { termRows } from '../../offers/terms-words.ts'
import { reviewByline } from '../../reviews/review-byline.ts'
import { firstSentence } from '../../shared/first-sentence.ts'
import { formatDate } from '../../shared/dates.ts'
import type { Criteria } from '../../search/criteria.ts'
import { holds } from '../../search/facet-words.ts'
import type { Aspect } from '../aspects.ts'
import { counted } from '../../shared/counted.ts'
import { countryList, draft, listed, type Draft, type PageLink } from './draft.ts'
import { bonusLink, casinoLink, notStated, offerLine, scoresOf } from './lines.ts'

export interface CasinoFactsKnown {
  casino: CasinoDetail
  review: ExpertReview | undefined
  /** Current offers of the requested type, or all. */
  offers: readonly Bonus[]
  /** Newest first. */
  changes: readonly FactChange[]
  checks: readonly Pick<FactCheck, 'checkedOn'>[]
  games: number
}

/** The answer about `aspect`, or about the values that the question names. */
export function casinoFact(
  known: CasinoFactsKnown,
  aspect: Exclude<Aspect, 'alike'>,
  criteria: Criteria,
): Draft {
  const named = namedValues(known.casino, criteria)
  const isOfOffers =
    aspect === 'terms' ||
    (aspect === 'offers' && (criteria.bonusType !== undefined || !namesValues(criteria)))
  const methods = aspect === 'offers' ? methodsOf(known.offers, criteria.paymentMethods) : []
  const own =
    named.length === 0 || isOfOffers || BESIDE_VALUES.has(aspect) ? FACTS[aspect](known, criteria) : []
  const unknown = notStated(known.casino, criteria)
  const lines = [
    ...unknown,
    ...[...own, ...(isOfOffers ? [] : named), ...methods].map((line) =>
      unknown.length === 0 ? line : line.replace(/^Yes, /, ''),
    ),
  ]
  const offers = isOfOffers || aspect === 'deposit' ? known.offers.slice(0, 3) : []
  return draft(lines, [casinoLink(known.casino), ...linksOf(aspect, known.casino), ...offers.map(bonusLink)])
}

/** Whether deposits by these methods qualify for the offers. */
function methodsOf(offers: readonly Bonus[], methods: readonly string[]): string[] {
  if (methods.length * offers.length === 0) return []
  const deposits = `deposits by ${listed(methods, 'or')}`
  const stated = offers.slice(0, 3).flatMap(({ title, offerTerms }) => {
    const excluded = offerTerms?.excludedPaymentMethods
    if (excluded === null || excluded === undefined) return []
    const isLeftOut = methods.some((method) => excluded.includes(method))
    return [`${title} ${isLeftOut ? 'leaves' : 'does not leave'} out ${deposits}.`]
  })
  return stated.length > 0 ? stated : [`Whether its offers leave out ${deposits} is not stated; many do.`]
}

/** Facts that must be answered in addition to a named value: "is it safe and does it accept Skrill". */
const BESIDE_VALUES: ReadonlySet<Aspect> = new Set([
  'changes',
  'licence',
  'owner',
  'year',
  'payouts',
  'limits',
  'reviews',
  'expert',
  'safety',
])

type Fact = (known: CasinoFactsKnown, criteria: Criteria) => string[]

const FACTS: Readonly<Record<Exclude<Aspect, 'alike'>, Fact>> = {
  protection: ({ casino }) => [
    featureLine(casino, /limits|reality check|exclusion|time.?out/i, 'tools for staying in control').replace(
      /^Yes, /,
      '',
    ),
  ],
  marks: ({ casino }) => {
    const marks = casino.safety.marks.flatMap(({ part }) => markOf(casino, part))
    return marks.length > 0 ? marks : [`The marks behind the safety index of ${casino.name} are not stated.`]
  },
  features: ({ casino: { name, features } }) => [
    features.length === 0 ? `The features of ${name} are not stated.` : `${name} states ${listed(features)}.`,
  ],
  complaints: ({ casino }) => {
    const mark = markOf(casino, 'conduct')
    return mark.length > 0 ? mark : [`How ${casino.name} answers complaints is not stated.`]
  },
  warning: (known, criteria) => [
    `We have published no warning about ${known.casino.name}.`,
    ...FACTS.safety(known, criteria),
  ],
  checked: ({ casino: { name, payoutTests, checkedOn: reviewed }, checks }) => {
    const facts = checks.map(({ checkedOn }) => checkedOn)
    const days = (reviewed === null ? facts : [...facts, reviewed]).toSorted()
    const timed = payoutTests
      .map(({ askedAt }) => askedAt)
      .toSorted()
      .at(-1)
    return [
      days.length === 0
        ? `When the facts of ${name} were last checked is not stated.`
        : `We last checked facts of ${name} on ${formatDate(days.at(-1))}.`,
      ...(timed === undefined
        ? []
        : [`The last withdrawal that we timed was asked for on ${formatDate(timed)}.`]),
    ]
  },
  fees: ({ casino }) => [featureLine(casino, /fee/i, 'fees')],
  changes: ({ casino, changes }) =>
    changes.length === 0
      ? [`We have noted no change of ${casino.name} or its offers.`]
      : [`What changed last at ${casino.name}:`, ...changes.slice(0, 3).map(changeLine)],
  scores: (known, criteria) => {
    const { casino, changes } = known
    const noted = changes.filter(({ text }) => text.startsWith('Safety index'))
    return [
      ...(noted.length > 0
        ? [`What changed last in the safety index of ${casino.name}:`, ...noted.slice(0, 3).map(changeLine)]
        : [`We have noted no change of the safety index of ${casino.name}.`]),
      ...FACTS.safety(known, criteria).slice(0, 1),
    ]
  },
  countries: ({ casino: { name, restrictedCountries, restrictionsChecked } }) => [
    restrictedCountries.length > 0
      ? `${name} refuses players from ${countryList(restrictedCountries, 'and')}.`
      : restrictionsChecked
        ? `${name} refuses players from no country, as far as we checked.`
        : `Which countries ${name} refuses was not checked yet.`,
  ],
  terms: ({ casino, offers }) =>
    offers.length === 0
      ? [`${casino.name} runs no offer at the moment that we know of.`]
      : [
          'Running offers with their terms:',
          ...offers.slice(0, 3).flatMap((offer) => [offerLine(offer), termsOf(offer)]),
        ],
  licence: ({ casino }) => [
    casino.license === null
      ? `The licence of ${casino.name} is not stated.`
      : `${casino.name} states this licence: ${casino.license}.`,
    ...markOf(casino, 'license'),
  ],
  owner: ({ casino }) => {
    const mark = markOf(casino, 'ownership')
    return mark.length > 0 ? mark : [`Who owns ${casino.name} is not stated.`]
  },
  open: (known, criteria) => [
    `Nothing that we know says that ${known.casino.name} has closed.`,
    ...FACTS.year(known, criteria),
  ],
  year: ({ casino }) => [
    casino.establishedYear === null
      ? `The year in which ${casino.name} opened is not stated.`
      : `${casino.name} opened in ${casino.establishedYear}.`,
  ],
  payouts: ({ casino, review }, { paymentMethods }) => {
    const stated = statedPayout(casino.features)
    const tests = casino.payoutTests.filter(
      ({ method }) => paymentMethods.length === 0 || paymentMethods.includes(method),
    )
    const by = paymentMethods.length === 0 ? '' : ` by ${listed(paymentMethods, 'or')}`
    return [
      tests.length > 0
        ? `${casino.name}${by}: ${payoutSentence(tests)}`
        : `We have not timed a withdrawal${by} from ${casino.name}.`,
      stated === null ? 'It states no payout time.' : `The casino itself states “${stated.text}”.`,
      ...categoryLine(review, 'payouts'),
    ]
  },
  limits: ({ casino, review }) => [
    featureLine(casino, /(?:withdrawal|payout) limit/i, 'the most that it pays out in a day or a month'),
    ...categoryLine(review, 'payouts'),
  ],
  currency: ({ casino: { name, supportedCurrencies } }) => [
    supportedCurrencies.length === 0
      ? `The currencies of ${name} are not stated.`
      : `${name} keeps accounts in ${listed(supportedCurrencies)}.`,
  ],
  deposit: ({ casino, offers }) =>
    offers.length === 0
      ? [`The minimum deposit of ${casino.name} is not stated, and it runs no offer that we know of.`]
      : [
          `The minimum deposit of the cashier at ${casino.name} is not stated. Those of its running offers are:`,
          ...offers.slice(0, 3).map(offerLine),
        ],
  payment: ({ casino: { name, paymentMethods } }) => [
    paymentMethods.length === 0
      ? `The payment methods of ${name} are not stated.`
      : `${name} accepts ${listed(paymentMethods)}.`,
  ],
  support: ({ casino, review }) => [
    featureLine(casino, /support|chat|help/i, 'support'),
    ...categoryLine(review, 'customerSupport'),
  ],
  mobile: ({ casino, review }) => [
    featureLine(casino, /mobile|\bapp\b|tablet|android|ios/i, 'phones and tablets'),
    ...categoryLine(review, 'mobileExperience'),
  ],
  reviews: ({ casino }) => [
    casino.userRating === null
      ? `No visitor has reviewed ${casino.name} here yet.`
      : `${casino.name}: ${casino.userRating} out of 10 from ${casino.totalReviews} visitor ${casino.totalReviews === 1 ? 'review' : 'reviews'}. Its page shows each of them.`,
    ...averagesOf(casino),
  ],
  expert: ({ casino, review }) => {
    const rated = RATING_CATEGORIES.flatMap((category) => {
      const rating = review?.[`${category}Rating`]
      return rating === null || rating === undefined ? [] : [{ category, rating: Number(rating) }]
    }).toSorted((a, b) => b.rating - a.rating)
    const [best, worst] = [rated[0], rated.at(-1)]
    if (best === undefined || worst === undefined)
      return [`Our experts have not reviewed ${casino.name} yet.`]
    return [
      `${casino.name} in our expert review${casino.expertRating === null ? '' : `, ${casino.expertRating} out of 10 overall`}:`,
      `• Best: ${saidOf(review, best.category)}`,
      ...(worst.category === best.category ? [] : [`• Weakest: ${saidOf(review, worst.category)}`]),
      ...reviewByline(casino).slice(0, 1),
    ]
  },
  safety: ({ casino }) => {
    const { name, safetyIndex } = casino
    if (safetyIndex === null) return [`The safety index of ${name} is not stated.`]
    const { isSetByHand, reason } = casino.safety
    const marks = casino.safety.marks.filter(({ mark }) => mark !== null)
    const lowest = marks.toSorted((a, b) => Number(a.mark) - Number(b.mark))[0]
    return [
      `${name} has a safety index of ${safetyIndex} out of 10. We call that ${SCORE_BAND_NAMES[scoreBand(Number(safetyIndex))].toLowerCase()}. All its scores: ${scoresOf(casino)}.`,
      ...(isSetByHand ? [`It was set by hand${reason === null ? '' : `: “${reason}”`}.`] : []),
      ...markOf(casino, 'license'),
      ...(lowest === undefined || lowest.part === 'license' ? [] : markOf(casino, lowest.part)),
    ]
  },
  studios: ({ casino: { name, gameProviders } }) => [
    gameProviders.length === 0
      ? `The studios of ${name} are not stated.`
      : `${name} has games of ${counted(gameProviders.length, 'studio')}: ${listed(gameProviders)}.`,
  ],
  games: ({ casino, review, games }) => [
    `${games === 0 ? 'No game' : counted(games, 'game')} of our catalogue ${games < 2 ? 'is' : 'are'} at ${casino.name}${casino.gameProviders.length > 0 ? `, which names ${casino.gameProviders.length} studios` : ''}. How many it has in all is not stated.`,
    ...categoryLine(review, 'gameSelection'),
  ],
  offers: ({ casino, offers }, { bonusType }) =>
    offers.length === 0
      ? [
          ...(bonusType === 'vip' ? [featureLine(casino, /vip|loyalty/i, 'a club')] : []),
          `${casino.name} runs no ${bonusType === undefined ? 'offer' : 'such offer'} at the moment that we know of.`,
        ]
      : [`Running offers at ${casino.name}:`, ...offers.slice(0, 3).map(offerLine)],
}

/** Further terms of an offer, and the cost of playing it. */
export function termsOf({ offerTerms, code, noCodeNeeded, chance, cost }: Bonus): string {
  const asked = offerTerms === null ? [] : termRows(offerTerms).filter(({ name }) => TERMS_SHOWN.has(name))
  const rows = asked.map(({ name, says }) => `${name.toLowerCase()}: ${says?.toLowerCase() ?? 'not stated'}`)
  const played =
    chance === null || cost === null
      ? []
      : [
          `as our model plays it, ${Math.round(100 * chance)} of 100 finish the wagering, and playing to the end costs ${Math.round(100 * cost)}% of the deposit on average`,
        ]
  const codeSays = code !== null ? `code: ${code}` : noCodeNeeded ? 'no code needed' : 'code: not stated'
  const line = [codeSays, ...rows, ...played].join('; ')
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`
}

const TERMS_SHOWN: ReadonlySet<string> = new Set([
  'Highest bet',
  'Cash-out limit',
  'Bonus can be withdrawn',
  'Time to wager',
  'Games that count',
])

/** True where the question names a value that a casino may have. */
export function namesValues({
  paymentMethods,
  features,
  gameProviders,
  currencies,
  crypto,
}: Criteria): boolean {
  return crypto || [paymentMethods, features, gameProviders, currencies].some(({ length }) => length > 0)
}

/** "Yes" or "not stated" for each value that the question names. */
export function namedValues(casino: Casino, criteria: Criteria): string[] {
  const { name, paymentMethods, features, gameProviders, supportedCurrencies } = casino
  const { crypto, mobile } = criteria
  const accepted = criteria.paymentMethods.filter((method) => paymentMethods.includes(method))
  const missing = criteria.paymentMethods.filter((method) => !paymentMethods.includes(method))
  const coins = paymentMethods.filter((method) =>
    /coin|ethereum|tether|ripple|solana|cardano|tron|monero/i.test(method),
  )
  return [
    ...(accepted.length > 0 ? [`Yes, ${name} accepts ${listed(accepted)}.`] : []),
    ...(missing.length > 0
      ? [
          paymentMethods.length === 0
            ? `Not stated: ${name} names no payment methods.`
            : `${name} does not list ${listed(missing, 'or')}.${accepted.length > 0 ? '' : ` It accepts ${listed(paymentMethods)}.`}`,
        ]
      : []),
    ...(crypto
      ? [coins.length > 0 ? `Yes, ${name} accepts ${listed(coins)}.` : `${name} lists no cryptocurrency.`]
      : []),
    ...criteria.features.map((part) => {
      const feature = features.find((each) => holds(each, part))
      return feature === undefined
        ? `Not stated: ${name} lists nothing about ${part} among its features.`
        : stating(name, [feature])
    }),
    ...criteria.gameProviders.map((studio) =>
      gameProviders.includes(studio)
        ? `Yes, ${name} has games of ${studio}.`
        : `Not stated: ${name} does not name ${studio} among its studios.`,
    ),
    ...criteria.currencies.map((code) =>
      supportedCurrencies.includes(code)
        ? `Yes, ${name} keeps accounts in ${code}.`
        : `${name} does not list ${code}${supportedCurrencies.length === 0 ? '; its currencies are not stated' : `. It lists ${listed(supportedCurrencies)}`}.`,
    ),
    ...(mobile && criteria.features.length === 0 && criteria.paymentMethods.length === 0
      ? [featureLine(casino, /mobile|\bapp\b|tablet|android|ios/i, 'phones and tablets')]
      : []),
  ]
}

function featureLine({ name, features }: Casino, words: RegExp, what: string): string {
  const found = features.filter((feature) => words.test(feature))
  return found.length === 0
    ? `Not stated: ${name} lists nothing about ${what} among its features.`
    : stating(name, found)
}

/** No "yes" before "No withdrawal fees", which may deny what was asked, nor before "Tablet layout", which is no app. */
function stating(name: string, features: readonly string[]): string {
  const isOther =
    features.some((feature) => /^no /i.test(feature)) || features.every((feature) => /^tablet/i.test(feature))
  return `${isOther ? '' : 'Yes, '}${name} states ${listed(features.map((feature) => `“${feature}”`))}.`
}

/** "Our mark for licence: 9.5 of 10 on Feb 1, 2026: “…”" */
function markOf({ safety }: CasinoDetail, part: SafetyPart): string[] {
  const found = safety.marks.find((each) => each.part === part)
  if (found === undefined || found.mark === null) return []
  const on = formatDate(found.markedOn)
  const name = {
    license: 'the licence',
    terms: 'the terms',
    payments: 'payments',
    conduct: 'complaints and conduct',
    ownership: 'age and ownership',
  }[part]
  return [
    `Our mark for ${name}${on === undefined ? '' : ` of ${on}`}: ${found.mark} out of 10${found.reason === null ? '' : `: “${found.reason}”`}`.replace(
      /(?<![.”])$/,
      '.',
    ),
  ]
}

/** What visitors rate best and lowest. */
function averagesOf({ userCategoryAverages: averages }: CasinoDetail): string[] {
  if (averages === null) return []
  const rated = RATING_CATEGORIES.map((category) => ({
    name: RATING_CATEGORY_NAMES[category].toLowerCase(),
    mean: averages[`${category}Rating`],
  })).toSorted((a, b) => b.mean - a.mean)
  const [best, worst] = [rated[0], rated.at(-1)]
  return best === undefined || worst === undefined || best.mean === worst.mean
    ? []
    : [
        `They rate ${best.name} best (${oneDigit(best.mean)}) and ${worst.name} lowest (${oneDigit(worst.mean)}).`,
      ]
}

function categoryLine(review: ExpertReview | undefined, category: RatingCategory): string[] {
  return (review?.[`${category}Rating`] ?? null) === null
    ? []
    : [`Our expert review: ${saidOf(review, category)}`]
}

/** "Payouts 9.6 out of 10: “Four withdrawals arrived within a day.”" */
function saidOf(review: ExpertReview | undefined, category: RatingCategory): string {
  const rating = review?.[`${category}Rating`] ?? ''
  const explanation = review?.[`${category}Explanation`] ?? null
  const said = explanation === null ? '' : firstSentence(explanation, 200)
  return `${RATING_CATEGORY_NAMES[category]} ${oneDigit(rating)} out of 10${said === '' ? '.' : `: “${said}”`}`
}

export function changeLine({ name, text, at, by, isRemoved }: FactChange): string {
  return isRemoved
    ? `• ${formatDate(at)}, ${name}: an entry was removed.`
    : `• ${formatDate(at)}, ${name}: ${text}.${by === null ? '' : ` ${MAKER_WORDS[by]}.`}`
}

function linksOf(aspect: Aspect, casino: CasinoDetail): PageLink[] {
  if (aspect === 'changes' || aspect === 'scores')
    return [{ title: `History of ${casino.name}`, path: `${paths.casino(casino)}/history` }]
  return aspect === 'safety' ? [{ title: 'How we rate', path: paths.howWeRate() }] : []
}
