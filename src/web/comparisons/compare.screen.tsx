import { BONUS_FACTS, GAME_FACTS, OFFER_FACTS } from '#contract/items/card-fields.ts'
import { readCompareSearch, type CompareSearch } from '#contract/comparisons/compare-search.ts'
import type {
  Compared,
  ComparedBonus,
  ComparedCasino,
  ComparedGame,
  OfferEvidence,
} from '#contract/comparisons/compared.ts'
import { countryInText, isCountryCode } from '#contract/countries/countries.ts'
import { KIND_OF_LIST } from '#contract/items/item-kinds.ts'
import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import { comparisonIndexing } from '#contract/site/indexing.ts'
import { areAllDemo } from '#operations/app/demo-content.ts'
import { listCompareChoices } from '#db/queries/comparisons/compare-choices.ts'
import { listCompareFilters } from '#db/queries/comparisons/compare-filters.ts'
import { listDemoCasinoIds, listPopularPairs } from '#db/queries/comparisons/popular-pairs.ts'
import { readCompared } from '#db/queries/casinos/compared.ts'
import type { OfferTerms } from '#contract/offers/terms.ts'
import { realityInput } from '#domain/offers/reality-of-terms.ts'
import { moneyWords } from '#domain/offers/reality-words.ts'
import { termRows } from '#domain/offers/terms-words.ts'
import { playOffer } from '#operations/offers/ask-reality.ts'
import { comparisonCard } from '#domain/share/share-card.ts'
import { shareName, type ShareFrame } from '#domain/share/share-name.ts'
import { shareFrame } from '#operations/share/share-frame.ts'
import { appContext, shownContext } from '../contexts.ts'
import { cardOf, pick, withoutTarget } from '../cards/card-data.ts'
import { chosenOf, compareMeta } from './compare-meta.ts'
import type { Route } from './+types/compare.screen.ts'
import { ComparePage } from './compare-page.tsx'
import './compare-page.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db, now } = app
  context.get(shownContext).add('casinos', 'bonuses', 'games')
  const asked = readCompareSearch(new URL(request.url).searchParams)
  const wanted = { ...asked.wanted, country: isCountryCode(asked.wanted.country) ? asked.wanted.country : '' }
  const compared = trimCompared(
    await withEvidence(
      await readCompared(db, asked.kind, asked.ids, { now: now(), country: wanted.country }),
    ),
  )
  // Unknown ids and countries are dropped here, so that no link of the page repeats them.
  const search: CompareSearch = { ...asked, wanted, ids: chosenOf(compared).map(({ id }) => id) }
  const [popular, isDemo, found, filters] = await Promise.all([
    listPopularPairs(app, now()),
    isDemoComparison(app, search),
    search.find === '' && search.listed === 0 ? undefined : listCompareChoices(app, search, now()),
    search.kind === 'casinos' ? listCompareFilters(app, now()) : undefined,
  ])
  const indexing = comparisonIndexing({
    kind: search.kind,
    ids: search.ids,
    popular: popular.map(([a, b]) => [a.id, b.id] as const),
    isDemo,
  })
  const country = wanted.country === '' ? '' : countryInText(wanted.country)
  const share = shareOf(compared, shareFrame(app))
  return { search, compared, share, popular, indexing, found, filters, country, now: now().toISOString() }
}

/** Any demo casino makes it a demo comparison; before a choice, only demo items on offer do. */
async function isDemoComparison(
  app: Parameters<typeof areAllDemo>[0],
  { kind, ids }: CompareSearch,
): Promise<boolean> {
  if (ids.length === 0) return areAllDemo(app, [KIND_OF_LIST[kind]])
  return kind === 'casinos' && (await listDemoCasinoIds(app, ids)).length > 0
}

/** The share picture names the compared items, except bonuses, whose titles would name amounts. */
function shareOf({ kind, items }: Compared, frame: ShareFrame): string | undefined {
  if (kind === 'bonuses' || items.length < 2) return undefined
  const chosen = chosenOf({ kind, items } as Compared)
  const card = comparisonCard(
    kind,
    chosen.map(({ name }) => name),
  )
  return shareName('compare', [kind, ...chosen.map(({ id }) => id)].join('.'), card, frame)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => compareMeta(matches, loaderData)

export default function CompareScreen({ loaderData }: Route.ComponentProps) {
  return <ComparePage loaderData={loaderData} />
}

/** Reduces items to the fields of the table, because the page sends them twice, as HTML and as data. */
function trimCompared(compared: Compared): Compared {
  switch (compared.kind) {
    case 'casinos':
      return { kind: 'casinos', items: compared.items.map(trimCasino) }
    case 'bonuses':
      return { kind: 'bonuses', items: compared.items.map(trimBonus) }
    case 'games':
      return { kind: 'games', items: compared.items.map(trimGame) }
  }
}

function trimCasino({ casino, expert, welcomeOffer, ...rest }: ComparedCasino): ComparedCasino {
  return {
    ...rest,
    // Each entry has a row.
    casino: { ...cardOf(casino), paymentMethods: casino.paymentMethods, features: casino.features },
    expert:
      expert &&
      pick(
        expert,
        RATING_CATEGORIES.map((category) => `${category}Rating` as const),
      ),
    welcomeOffer: welcomeOffer && pick(welcomeOffer, OFFER_FACTS),
  }
}

/** Adds the terms and their effect on money. */
async function withEvidence(compared: Compared): Promise<Compared> {
  if (compared.kind !== 'bonuses') return compared
  return {
    kind: 'bonuses',
    items: await Promise.all(
      compared.items.map(async (item) => ({
        ...item,
        evidence: await evidenceOf(item.bonus.offerTerms ?? null),
      })),
    ),
  }
}

async function evidenceOf(terms: OfferTerms | null): Promise<OfferEvidence> {
  const offer = realityInput(terms)
  // When too many simulations are waiting, these rows say "not known".
  const result = 'input' in offer ? await playOffer(offer.input).catch(() => undefined) : undefined
  return {
    terms: terms === null ? {} : Object.fromEntries(termRows(terms).map(({ name, says }) => [name, says])),
    chanceToFinish: result?.chanceToFinish ?? null,
    median: result !== undefined && 'input' in offer ? moneyWords(result.median, offer.currency) : null,
  }
}

function trimBonus({ bonus, ...rest }: ComparedBonus): ComparedBonus {
  return {
    ...rest,
    bonus: pick({ ...bonus, casino: withoutTarget(bonus.casino) }, [
      ...BONUS_FACTS,
      'casinoId',
      'isActive',
      'casino',
    ]),
  }
}

function trimGame(game: ComparedGame): ComparedGame {
  return pick(game, [...GAME_FACTS, 'isActive'])
}
