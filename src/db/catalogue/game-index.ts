/** All games, including hidden ones, for filtering and sorting. */
import { gameBadge } from '#domain/casinos/ratings.ts'
import { spreadOf, type Spread } from '#domain/shared/spread.ts'
import { Bitset } from './bitset.ts'
import { compareTexts } from './casino-orders.ts'
import type { GameRow } from './game-rows.ts'
import { IndexedRows, type CompareRows } from './indexed-rows.ts'
import { NameIndex } from './name-index.ts'
import { Order } from './order.ts'
import { TextAnswers } from './text-answers.ts'
import { ThresholdSets } from './threshold-sets.ts'
import { EXACTLY, IGNORING_CASE, ValueSets } from './value-sets.ts'

type Compare = CompareRows<GameRow>

const byName: Compare = (a, b) => compareTexts(a.name, b.name) || a.id - b.id
const newest: Compare = (a, b) => b.createdAt - a.createdAt || b.id - a.id
const statedFirst: Compare = (a, b) => Number(a.rtp === null) - Number(b.rtp === null)

const GAME_ORDERS = {
  name: byName,
  rating: (a, b) => gameBadge(b.userAverage) - gameBadge(a.userAverage) || byName(a, b),
  rtp: (a, b) => statedFirst(a, b) || (b.rtp ?? 0) - (a.rtp ?? 0) || byName(a, b),
  newest,
  oldest: (a, b) => newest(b, a),
} as const satisfies Record<string, Compare>

export class GameIndex {
  readonly rows = new IndexedRows<GameRow, keyof typeof GAME_ORDERS>(GAME_ORDERS)
  readonly active = new Bitset()
  readonly texts = new TextAnswers()
  /** Names of active games. */
  readonly names = new NameIndex()
  readonly values = {
    type: new ValueSets(EXACTLY),
    provider: new ValueSets(IGNORING_CASE),
    volatility: new ValueSets(IGNORING_CASE),
  } as const
  /** Percent. */
  readonly rtp = new ThresholdSets<GameRow>((row, limit) => row.rtp !== null && row.rtp >= limit)
  #spread: { rtp: Spread | null } | undefined
  #popular: { of: ReadonlyMap<number, number>; slots: Bitset; order: Order } | undefined

  constructor(games: readonly GameRow[]) {
    for (const game of games) this.put(game)
  }

  put(game: GameRow): void {
    this.remove(game.id)
    const slot = this.rows.add(game)
    this.active.set(slot, game.isActive)
    if (game.isActive) this.names.put(slot, game.name, [game.provider])
    this.values.type.add(slot, [game.type])
    this.values.provider.add(slot, [game.provider])
    if (game.volatility !== null) this.values.volatility.add(slot, [game.volatility])
    this.rtp.add(slot, game)
    this.#changed()
  }

  remove(id: number): void {
    const slot = this.rows.remove(id)
    if (slot === undefined) return
    this.active.delete(slot)
    this.names.remove(slot)
    for (const sets of [...Object.values(this.values), this.rtp]) sets.remove(slot)
    this.#changed()
  }

  /** The games with any interest, most popular first, then by name. `interest` counts by game id. */
  popular(interest: ReadonlyMap<number, number>): { slots: Bitset; order: Order } {
    if (this.#popular?.of === interest) return this.#popular
    const slots = this.rows.slotsOf(interest.keys())
    const members = [...this.rows.entries()].flatMap(([slot]) => (slots.has(slot) ? slot : []))
    const order = new Order((one, other) => {
      const [a, b] = [this.rows.at(one), this.rows.at(other)]
      return (interest.get(b.id) ?? 0) - (interest.get(a.id) ?? 0) || byName(a, b)
    }, members)
    this.#popular = { of: interest, slots, order }
    return this.#popular
  }

  /** The RTP of all active games that state one, in percent; null where too few do. */
  rtpSpread(): Spread | null {
    this.#spread ??= {
      rtp: spreadOf(
        [...this.rows.entries()].flatMap(([, { isActive, rtp }]) => (isActive ? (rtp ?? []) : [])),
      ),
    }
    return this.#spread.rtp
  }

  #changed(): void {
    this.#spread = undefined
    this.#popular = undefined
    this.texts.forget()
  }
}
