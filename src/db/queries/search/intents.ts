/** Where a search that names no item leads: a filtered list with its count, or a page. */
import { countryInText } from '#contract/countries/countries.ts'
import { CASINO_FACETS } from '#contract/casinos/casino-facets.ts'
import { readCasinoSearch, writeCasinoSearch, type CasinoSearch } from '#contract/casinos/casino-search.ts'
import type { Intent } from '#contract/search/search.schema.ts'
import { BONUS_TYPE_NAMES, GAME_TYPE_NAMES, type GameType } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { anyOf, countBoth, type Bitset } from '../../catalogue/bitset.ts'
import { narrowings, passingAll } from '../../catalogue/find-casinos.ts'
import type { Indexes } from '../../catalogue/indexes.ts'
import type { Meaning } from '../../catalogue/find-topics.ts'
import type { Topic } from '../../catalogue/search-topics.ts'

type CasinoTopic = Extract<Topic, { list: 'casinos' }>

export const HELP: Intent = {
  kind: 'help',
  label: 'Help with gambling: limits, breaks, self-exclusion and people to talk to',
  to: paths.responsibleGambling(),
  count: null,
}

/**
 * The targets of each meaning of a text. `now` decides which offers are current. Casinos are limited to those that
 * accept players from `country`, a code, where given and the text names none.
 */
export function intentsOf(
  indexes: Indexes,
  meanings: readonly Meaning[],
  { now, country }: { now: Date; country?: string | undefined },
): Intent[] {
  const intents = meanings.flatMap((topics) => {
    const isOfCasinos = topics.some((topic) => topic.list === 'casinos' && topic.facet !== 'country')
    const namesCountry = topics.some((topic) => topic.list === 'casinos' && topic.facet === 'country')
    const at = { list: 'casinos', facet: 'country', value: country ?? '' } as const
    const all = country === undefined || namesCountry || !isOfCasinos ? topics : [...topics, at]
    return intentsOfTopics(indexes, all, now)
  })
  return [...new Map(intents.map((intent) => [intent.to, intent])).values()]
}

/** One entry for all criteria on casinos together, and one for each other list. */
function intentsOfTopics(indexes: Indexes, topics: Meaning, now: Date): Intent[] {
  const facets = topics.filter((topic) => topic.list === 'casinos')
  const others = topics.flatMap((topic) => {
    switch (topic.list) {
      case 'casinos':
        return []
      case 'bonuses':
        return facets.length === 0
          ? bonusIntent(indexes, topic.type, now)
          : casinoIntent(
              indexes,
              [...facets, { list: 'casinos', facet: 'bonusType', value: topic.type }],
              now,
            )
      case 'games':
        return gameIntent(indexes, topic.type)
      case 'page':
        return { kind: 'page' as const, label: topic.label, to: topic.to, count: null }
      case 'help':
        return HELP
    }
  })
  const hasOffers = topics.some(({ list }) => list === 'bonuses')
  const casinos = facets.length === 0 || hasOffers ? [] : [casinoIntent(indexes, facets, now)]
  return [...casinos, ...others]
}

function casinoIntent(indexes: Indexes, topics: readonly CasinoTopic[], now: Date): Intent {
  const query = new URLSearchParams(topics.map(({ facet, value }) => [facet, value]))
  const { search } = readCasinoSearch(query)
  return {
    kind: 'casinos',
    label: `Casinos ${[...Map.groupBy(topics, ({ facet }) => facet).values()].map(phraseOf).join(', ')}`,
    to: paths.casinos(writeCasinoSearch(search)),
    count: casinosIn(indexes, search, now).count(),
  }
}

/** Ids of the safest casinos in the first list of casinos among the intents; empty without such a list. */
export function casinosOfIntents(
  indexes: Indexes,
  intents: readonly Intent[],
  { limit, now }: { limit: number; now: Date },
): number[] {
  const list = intents.find(({ kind }) => kind === 'casinos')
  if (list === undefined || limit === 0) return []
  const { search } = readCasinoSearch(new URL(list.to, 'http://site').searchParams)
  const { rows } = indexes.casinos
  return rows.ids(rows.order('safetyIndex-desc').pick(casinosIn(indexes, search, now), 0, limit))
}

/** The casinos of the list with these filters. */
function casinosIn({ casinos, bonuses }: Indexes, search: CasinoSearch, now: Date): Bitset {
  const of = { casinos, offers: bonuses.offersAt(now) }
  return passingAll(casinos.active, narrowings(of, search, casinos.active, undefined))
}

/** "that accept PayPal or Skrill" */
function phraseOf(topics: readonly CasinoTopic[]): string {
  const [first] = topics
  const values = topics.map(({ value }) => value).join(' or ')
  switch (first?.facet) {
    case 'paymentMethods':
      return `that accept ${values}`
    case 'license':
      return `licensed by ${values}`
    case 'gameProviders':
      return `with games by ${values}`
    case 'country':
      return `not restricted in ${countryInText(first.value)}`
    case 'bonusType':
      return `with a ${BONUS_TYPE_NAMES[first.value] ?? first.value} offer`
    case 'filter':
      return first.value === 'crypto' ? 'that accept cryptocurrency' : 'with a mobile app or site'
    case 'features':
      return `with ${values}`
    case 'maxPayoutHours':
      return `that state payouts within ${values} hours`
    case undefined:
      return ''
    default:
      return topics.map(({ facet, value }) => CASINO_FACETS[facet].chip(value)).join(' or ')
  }
}

function bonusIntent({ bonuses }: Indexes, type: string, now: Date): Intent {
  return {
    kind: 'bonuses',
    label: `${BONUS_TYPE_NAMES[type] ?? type} bonuses`,
    to: paths.bonuses(`type=${type}`),
    count: countBoth(bonuses.shownAt(now), anyOf(bonuses.types.find(type))),
  }
}

function gameIntent({ games }: Indexes, type: string): Intent {
  return {
    kind: 'games',
    label: GAME_TYPE_NAMES[type as GameType],
    to: paths.games(`type=${type}`),
    count: countBoth(games.active, anyOf(games.values.type.find(type))),
  }
}
