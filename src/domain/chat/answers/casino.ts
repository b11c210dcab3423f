/** Answers about one casino that the visitor names, or about a comparison of two or three. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import type { Warning } from '#contract/casinos/listing.ts'
import { COMPARE_LIMIT } from '#contract/comparisons/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { LICENCE_GB, neededLicence } from '../../countries/licence-gb.ts'
import { hasUncheckedRestrictions } from '../../countries/restrictions.ts'
import { SCORE_BAND_NAMES, scoreBand } from '../../casinos/score-bands.ts'
import { wageringMultiple } from '../../bonuses/offer-terms.ts'
import { durationWords } from '../../casinos/payout-words.ts'
import { oneDigit } from '../../casinos/ratings.ts'
import { warningTitle } from '../../casinos/warning.ts'
import { onlyCountries, type Criteria } from '../../search/criteria.ts'
import type { Aspect } from '../aspects.ts'
import { counted } from '../../shared/counted.ts'
import { namedValues } from './casino-facts.ts'
import { countryList, draft, listed, type Draft } from './draft.ts'
import {
  bonusLink,
  casinoLine,
  casinoLink,
  licenceOf,
  notStated,
  offerLine,
  PAGES,
  scoresOf,
} from './lines.ts'
import { criteriaInWords, listLink, unmetLine } from './recommend.ts'

/** `offers` are the casino's current ones, or none where the casino refuses a country that the visitor named. */
export function aboutCasino(casino: Casino, criteria: Criteria, offers: readonly Bonus[]): Draft {
  const closed = criteria.countries.filter((code) => casino.restrictedCountries.includes(code))
  if (closed.length > 0) return closedThere(casino, closed, criteria)
  return draft(
    [
      ...notStated(casino, criteria),
      factsLine(casino),
      ...(criteria.countries.length > 0 ? [countriesLine(casino, criteria.countries)] : []),
      paymentLine(casino, criteria),
      ...(offers.length > 0
        ? ['Running offers:', ...offers.map(offerLine)]
        : ['It runs no offer at the moment that we know of.']),
      'Read the expert review and what visitors write on its page.',
    ],
    [casinoLink(casino), ...offers.map(bonusLink)],
  )
}

/**
 * Whether a casino accepts players from a country: its refused countries, and the licence that the country requires.
 */
export function acceptsPlayers(casino: Casino, { countries }: Criteria): Draft {
  const closed = countries.filter((code) => casino.restrictedCountries.includes(code))
  if (closed.length > 0) return closedThere(casino, closed, onlyCountries(countries))
  const licence = neededLicence(countries)
  const isLicensed = licence === undefined || casino.license?.toLowerCase().includes(licence) === true
  return draft(
    [
      hasUncheckedRestrictions(casino)
        ? countriesLine(casino, countries)
        : `${casino.name} does not list ${countryList(countries, 'or')} among the countries that it refuses.`,
      ...(isLicensed
        ? []
        : [`We know of no licence of the UK Gambling Commission that ${casino.name} holds. ${LICENCE_GB}`]),
    ],
    [casinoLink(casino)],
  )
}

const MOST_NAMES = 12

/** The casinos that refuse players from a country; `names` holds all of them, the safest first. */
export function whoRefuses(countries: readonly string[], names: readonly string[]): Draft {
  const where = countryList(countries, 'or')
  if (names.length === 0)
    return draft([`No casino in our catalogue names ${where} among the countries that it refuses.`])
  const shown = names.slice(0, MOST_NAMES)
  const more = names.length - shown.length
  return draft([
    `${counted(names.length, 'casino')} in our catalogue ${names.length === 1 ? 'names' : 'name'} ${where} among the countries refused: ${listed(more > 0 ? [...shown, `${more} more`] : shown)}.`,
  ])
}

/** The answer about a casino that the site warns about: the reason, and a link to others. */
export function warnAbout(casino: Warning & { slug: string; name: string }): Draft {
  return draft(
    [
      `${warningTitle(casino.name, casino.listing)}: ${casino.reason}`,
      'We do not list it or its offers, and do not link to it.',
    ],
    [{ title: `Our warning about ${casino.name}`, path: paths.casino(casino) }, PAGES.casinos],
  )
}

interface KnownOfCompared {
  /** The current ones. */
  offers: readonly Bonus[]
  /** How many games of the catalogue a casino has, by its id; empty where that was not asked for. */
  gamesAt: ReadonlyMap<number, number>
}

/** The named casinos side by side: their main differences and a link to the comparison. */
export function compareCasinos(
  casinos: readonly Casino[],
  criteria: Criteria,
  known: KnownOfCompared,
  aspect?: Aspect,
): Draft {
  const open = casinos.filter(
    ({ restrictedCountries }) => !criteria.countries.some((code) => restrictedCountries.includes(code)),
  )
  const closed = casinos.filter((casino) => !open.includes(casino))
  const named = open
    .flatMap((casino) => namedValues(casino, criteria))
    .map((line) => `• ${line.replace(/^(?:Yes|Not stated)[,:] /, '')}`)
  const { asked, differences } =
    open.length > 1
      ? factsOf(open, known, named.length > 0 ? undefined : aspect, 3 - named.length)
      : { asked: [], differences: [] }
  return draft(
    [
      open.length > 1 ? 'Side by side:' : 'This is what we know:',
      ...open.map((casino) => `${casinoLine(casino)}${uncheckedNote(casino, criteria)}`),
      ...closed.map(
        ({ name }) => `• ${name} does not accept players from ${countryList(criteria.countries, 'or')}.`,
      ),
      ...(asked.length + named.length === 0 ? [] : ['What you asked about:', ...named, ...asked]),
      ...(differences.length === 0 ? [] : ['They differ most in:', ...differences]),
      ...(aspect === 'support' || aspect === 'mobile'
        ? [
            `How our experts rate them for ${aspect === 'mobile' ? 'phones' : 'support'} is in the comparison.`,
          ]
        : []),
      'The comparison shows every score, offer and payment method in one table.',
    ],
    [
      ...(open.length > 1
        ? [
            {
              title: 'Compare them',
              path: paths.compare(
                'casinos',
                open.slice(0, COMPARE_LIMIT).map(({ id }) => id),
              ),
            },
          ]
        : []),
      ...open.map(casinoLink),
    ],
  )
}

/**
 * A fact to compare: the difference that counts as much as this difference of the other facts, the aspects of a
 * question that ask for it, its value (null: not stated), and the value in words.
 */
type Compared = readonly [
  what: string,
  size: number,
  of: readonly Aspect[],
  value: (casino: Casino) => number | null,
  says?: (value: number) => string,
]

/**
 * The facts that were asked for, even where not stated, and the facts that differ most: `most` in all, each with its
 * values.
 */
function factsOf(
  casinos: readonly Casino[],
  { offers, gamesAt }: KnownOfCompared,
  aspect: Aspect | undefined,
  most: number,
): { asked: string[]; differences: string[] } {
  const score = (text: string | null) => (text === null ? null : Number(text))
  const wagering = ({ id }: Casino) => {
    const welcome = offers.find(({ casinoId, type }) => casinoId === id && type === 'welcome')
    return welcome === undefined ? null : wageringMultiple(welcome.wageringRequirement)
  }
  const minDeposit = ({ id }: Casino) => {
    const welcome = offers.find(({ casinoId, type }) => casinoId === id && type === 'welcome')
    const amount = Number(/^€(\d{1,5})$/.exec(welcome?.minDeposit ?? '')?.[1])
    return amount > 0 ? amount : null
  }
  const facts: readonly Compared[] = [
    ['Safety index', 1, ['safety'], ({ safetyIndex }) => score(safetyIndex), oneDigit],
    ['Expert rating', 1, ['expert'], ({ expertRating }) => score(expertRating), oneDigit],
    ['User rating', 1, ['reviews'], ({ userRating }) => score(userRating), oneDigit],
    ['Withdrawals that we timed (median)', 24, ['payouts'], ({ payoutHours }) => payoutHours, durationWords],
    ['Wagering of the welcome offer', 10, ['offers', 'terms'], wagering, (times) => `${times}×`],
    ['Minimum deposit of the welcome offer', 10, ['deposit'], minDeposit, (amount) => `€${amount}`],
    ['Payment methods', 4, ['payment'], ({ paymentMethods }) => paymentMethods.length || null],
    ['Studios', 6, ['studios'], ({ gameProviders }) => gameProviders.length || null],
    ['Games of our catalogue', 20, ['games'], ({ id }) => gamesAt.get(id) ?? null],
    ['Open since', 8, ['year'], ({ establishedYear }) => establishedYear],
  ]
  const rows = facts.map(([what, size, of, value, says = String]) => {
    const values = casinos.map(value)
    const known = values.filter((each) => each !== null)
    const line = casinos
      .map(({ name }, at) => `${name} ${typeof values[at] === 'number' ? says(values[at]) : 'not stated'}`)
      .join(', ')
    return {
      line: `• ${what}: ${line}.`,
      isAsked: aspect !== undefined && of.includes(aspect),
      // A fact that one casino does not state is not a difference.
      spread: known.length < casinos.length ? 0 : (Math.max(...known) - Math.min(...known)) / size,
    }
  })
  const asked = rows.filter(({ isAsked }) => isAsked).map(({ line }) => line)
  const differing = rows.filter(({ isAsked, spread }) => !isAsked && spread > 0)
  return {
    asked,
    differences: differing
      .toSorted((a, b) => b.spread - a.spread)
      .slice(0, Math.max(0, most - asked.length))
      .map(({ line }) => line),
  }
}

/** Said only where a country was named; otherwise the answer makes no claim about countries. */
function uncheckedNote(casino: Casino, { countries }: Criteria): string {
  return countries.length > 0 && hasUncheckedRestrictions(casino) ? ' Restrictions not checked yet.' : ''
}

/** A casino similar to another, with the number of payment methods, studios and features that they share. */
export interface Alike {
  casino: Casino
  methods: number
  studios: number
  features: number
}

/** The casinos most similar to another one, each with what they share. */
export function casinosLike({ name }: Casino, found: readonly Alike[], criteria: Criteria): Draft {
  const asked = criteriaInWords(criteria)
  const whose = asked === '' ? '' : `, ${asked},`
  if (found.length === 0)
    return draft([`I know of no casino to recommend${whose} that is like ${name}.`], [PAGES.casinos])
  return draft(
    [
      `The casinos that we recommend${whose} and that have the most in common with ${name}, by payment methods, studios and features:`,
      ...found.map(
        ({ casino, methods, studios, features }) =>
          `${casinoLine(casino)} In common: ${listed([counted(methods, 'payment method'), counted(studios, 'studio'), counted(features, 'feature')])}.`,
      ),
      ...unmetLine({
        unmet: [
          ...criteria.unmet,
          ...(criteria.wagering === undefined ? [] : ['the wagering of their offers']),
        ],
      }),
    ],
    [...found.map(({ casino }) => casinoLink(casino)), PAGES.casinos],
  )
}

/** The answer to a comparison without names. */
export function howToCompare(): Draft {
  return draft(
    ['Name two or three casinos and I put them side by side, or choose them yourself in the comparison.'],
    [{ title: 'Compare', path: paths.compare() }, PAGES.casinos],
  )
}

function closedThere(casino: Casino, closed: readonly string[], criteria: Criteria): Draft {
  return draft(
    [
      `${casino.name} does not accept players from ${countryList(closed, 'or')}. Playing there anyway can cost you your winnings, because the casino checks where you live before it pays.`,
      'I can list casinos that do not restrict it.',
    ],
    [listLink(onlyCountries(criteria.countries), 1)],
  )
}

/** "Aldermoon: Safety 9.4, Expert 9.2, all out of 10. We call a safety like that top. Licence: …; open since 2016." */
function factsLine(casino: Casino): string {
  const { name, safetyIndex, establishedYear } = casino
  const verdict =
    safetyIndex === null
      ? ''
      : ` We call a safety like that ${SCORE_BAND_NAMES[scoreBand(Number(safetyIndex))].toLowerCase()}.`
  const licence = licenceOf(casino).replace(/^l/, 'L')
  const opened = establishedYear === null ? 'year of opening not stated' : `open since ${establishedYear}`
  const isScored = [safetyIndex, casino.expertRating, casino.userRating].some((score) => score !== null)
  const scores = `${scoresOf(casino)}${isScored ? ', all out of 10' : ''}`
  return `${name}: ${scores}.${verdict} ${licence}; ${opened}.`
}

/** Says that the casino refuses none of the countries, or that nobody checked. */
function countriesLine(casino: Casino, countries: readonly string[]): string {
  return hasUncheckedRestrictions(casino)
    ? `Restrictions not checked yet: ask the casino whether it accepts players from ${countryList(countries, 'or')} before you deposit.`
    : `It does not restrict ${countryList(countries, 'or')}.`
}

function paymentLine({ paymentMethods }: Casino, criteria: Criteria): string {
  if (paymentMethods.length === 0) return 'Its payment methods are not stated.'
  const asked = criteria.paymentMethods
  const taken = asked.filter((method) => paymentMethods.includes(method))
  if (asked.length > 0 && taken.length === 0)
    return `It does not list ${listed(asked, 'or')}. It accepts ${listed(paymentMethods)}.`
  return taken.length > 0 ? `It accepts ${listed(taken)}.` : `It accepts ${listed(paymentMethods)}.`
}
