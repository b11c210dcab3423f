/** Recommends casinos: the ones that meet every wish, in the order of our safety index, and why. */
import type { Bonus } from '#contract/bonuses.schema.ts'
import type { CasinoSearch } from '#contract/casino-search.ts'
import { DEFAULT_CASINO_SORT, writeCasinoSearch } from '#contract/casino-search.ts'
import type { Casino } from '#contract/casinos.schema.ts'
import { countryName } from '#contract/countries.ts'
import { BONUS_TYPE_NAMES } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import type { Wishes } from '../wishes.ts'
import { draft, listed } from './draft.ts'
import type { Draft, PageLink } from './draft.ts'
import { casinoLine, casinoLink, offerLine, PAGES } from './lines.ts'

export interface Recommended {
  casinos: readonly Casino[]
  total: number
  /** One running offer a casino, where an offer was asked for. */
  offers: readonly Bonus[]
}

export function recommend(wishes: Wishes, { casinos, total, offers }: Recommended): Draft {
  const asked = wishesInWords(wishes)
  if (casinos.length === 0) return nothingMatches(wishes, asked)
  const names = casinos.map(({ name }) => name)
  return draft([
    opening(casinos.length, total, asked),
    ...casinos.flatMap((casino) => [casinoLine(casino), ...offers.filter(({ casinoId }) => casinoId === casino.id).map(offerLine)]),
    wishes.fastPayouts ? 'The best rated for payouts in our expert reviews come first.' : 'The highest safety index comes first. Each page shows where the scores come from.',
    ...(wishes.countries.length === 0 ? ['Tell me your country and I leave out casinos that do not accept players there.'] : []),
  ], [...casinos.map(casinoLink), listLink(wishes, total)], { casinos: names, offers })
}

function opening(shown: number, total: number, asked: string): string {
  const which = total > shown ? `${shown} of ${total} casinos` : shown === 1 ? 'the one casino' : `the ${shown} casinos`
  return asked === '' ? `These are the ${shown} casinos with the highest safety index in our catalogue:` : `Here ${shown === 1 ? 'is' : 'are'} ${which} in our catalogue ${asked}:`
}

function nothingMatches(wishes: Wishes, asked: string): Draft {
  const { countries } = wishes
  return draft([
    `I found no casino in our catalogue ${asked === '' ? 'for that' : asked}.`,
    countries.length > 0 ? `Drop one of the wishes, but not the country: a casino that does not accept players from ${listed(countries.map(countryName), 'or')} may keep your winnings.` : 'Drop one of the wishes and ask again, or look through the whole list.',
  ], [listLink({ countries, paymentMethods: [], crypto: false, mobile: false, liveGames: false, fastPayouts: false }, 0)])
}

/** "that accept Skrill, are open to players from Germany and have a safety index of 9 or more". */
export function wishesInWords(wishes: Wishes): string {
  const { countries, paymentMethods, crypto, mobile, liveGames, bonusType, wagering, minimum } = wishes
  const words = [
    paymentMethods.length > 0 ? `accept ${listed(paymentMethods, 'or')}` : crypto ? 'accept a cryptocurrency' : '',
    countries.length > 0 ? `do not restrict ${listed(countries.map(countryName))}` : '',
    mobile ? 'have something for mobile' : '',
    liveGames ? 'offer live games' : '',
    bonusType === undefined ? '' : `run a ${(BONUS_TYPE_NAMES[bonusType] ?? 'VIP').toLowerCase()} bonus${bonusType === 'vip' ? ' (VIP)' : ''}`,
    wagering === 'none' ? 'have a bonus without wagering' : '',
    minimum === undefined ? '' : `have ${MINIMUM_WORDS[minimum.field]} of ${minimum.value} or more`,
  ].filter((part) => part !== '')
  return words.length === 0 ? '' : `that ${listed(words)}`
}

const MINIMUM_WORDS = { minSafetyIndex: 'a safety index', minExpertRating: 'an expert rating', minUserRating: 'a user rating' } as const

/** The casino list with the same wishes set, as far as it knows them. */
export function listLink(wishes: Wishes, total: number): PageLink {
  const { countries: [country], paymentMethods, crypto, mobile, bonusType, minimum } = wishes
  const search: CasinoSearch = {
    search: '', sort: DEFAULT_CASINO_SORT, page: 1,
    ...(crypto ? { filter: 'crypto' } : mobile ? { filter: 'mobile' } : {}),
    ...(minimum !== undefined && { [minimum.field]: minimum.value }),
    ...(paymentMethods.length > 0 && { paymentMethods }),
    ...(bonusType !== undefined && { bonusType }),
    ...(country !== undefined && { country }),
  }
  const query = writeCasinoSearch(search)
  return query === '' || total === 0 ? { ...PAGES.casinos, path: paths.casinos(query) } : { title: 'The list with these filters', path: paths.casinos(query) }
}
