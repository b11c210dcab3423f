/** The lists of games (decision D-44). The index selects, the database provides the rows. */
import type { Game } from '#contract/games/games.schema.ts'
import type { GameSearch, GameSort } from '#contract/games/game-search.ts'
import type { Spread } from '#domain/shared/spread.ts'
import { anyOf, both, without, type Bitset } from '../../catalogue/bitset.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import type { GameIndex } from '../../catalogue/game-index.ts'
import { pickPage } from '../../catalogue/order.ts'
import { findText } from '../../catalogue/find-text.ts'
import type { Audience } from '../sql/audience.ts'
import { spellReading, type Corrected } from '../search/spell-as.ts'
import type { Page, Paged } from '../sql/page.ts'
import { listGamePoints, listGamesByIds, type GamePoint } from './games.ts'

/**
 * One page of a search of active games, the RTP spread of all active games, and the first `points` results of all pages
 * for a chart. Popularity counts interest after `interestSince`.
 */
export async function searchGameList(
  { db, catalogue }: Catalogued,
  { search, type, sort, page }: GameSearch,
  { size, interestSince, points = 0 }: { size: number; interestSince: Date; points?: number },
): Promise<Paged<Game> & Corrected & { rtp: Spread | null; points: GamePoint[] }> {
  const interest = sort === 'popularity' ? await catalogue.gameInterest(interestSince) : undefined
  const indexes = await catalogue.indexes()
  const { games } = indexes
  const text = await findText(db, indexes, 'games', search)
  const found = passing(games.active, [type && anyOf(games.values.type.find(type)), text?.slots])
  const parts =
    sort === 'popularity'
      ? popularFirst(games, found, interest ?? new Map())
      : [{ order: games.rows.order(sort), members: found }]
  const { slots, total } = pickPage(parts, { number: page, size })
  const items = await listGamesByIds(db, games.rows.ids(slots))
  const names = items.flatMap(({ name, provider }) => [name, provider])
  const rtp = games.rtpSpread()
  const first = pickPage(parts, { number: 1, size: points }).slots
  return {
    items,
    total,
    rtp,
    points: await listGamePoints(db, games.rows.ids(first)),
    correctedTo: await spellReading({ db, catalogue }, text?.correctedTo, names),
  }
}

/** The filters of GET /api/games. An absent or empty field does not filter. */
export interface GameFilters {
  type?: string | undefined
  /** Ignoring case. */
  provider?: string | undefined
  /** Percent. */
  minRtp?: number | undefined
  volatility?: string | undefined
  /** Part of the name or the studio. */
  search?: string | undefined
}

/** Popularity counts interest after `interestSince`. */
type GameOrder = { sort?: undefined } | { sort?: GameSort | undefined; interestSince: Date }

/** Active games, for staff all, oldest first (decision D-17) or in an order of the page, all of them or one page. */
export async function searchGames(
  { db, catalogue }: Catalogued,
  { type, provider, minRtp, volatility, search = '', ...order }: GameFilters & GameOrder = {},
  page?: Page,
  audience: Audience = 'visitors',
): Promise<Paged<Game>> {
  const interest = order.sort === 'popularity' ? await catalogue.gameInterest(order.interestSince) : new Map()
  const indexes = await catalogue.indexes()
  const { games } = indexes
  const text = await findText(db, indexes, 'games', search)
  const { rows, values } = games
  const members = passing(audience === 'staff' ? rows.all : games.active, [
    type && anyOf(values.type.find(type)),
    provider && anyOf(values.provider.find(provider)),
    volatility && anyOf(values.volatility.find(volatility)),
    minRtp === undefined ? undefined : games.rtp.reaching(minRtp, rows.entries()),
    text?.slots,
  ])
  const parts =
    order.sort === 'popularity'
      ? popularFirst(games, members, interest)
      : [{ order: rows.order(order.sort ?? 'oldest'), members }]
  const { slots, total } = pickPage(parts, page)
  return { items: await listGamesByIds(db, rows.ids(slots)), total }
}

function passing(seen: Bitset, narrowings: readonly (Bitset | '' | undefined)[]): Bitset {
  return narrowings.reduce<Bitset>((left, slots) => (slots ? both(left, slots) : left), seen)
}

function popularFirst(games: GameIndex, found: Bitset, interest: ReadonlyMap<number, number>) {
  const { slots, order } = games.popular(interest)
  return [
    { order, members: both(found, slots) },
    { order: games.rows.order('name'), members: without(found, slots) },
  ]
}
