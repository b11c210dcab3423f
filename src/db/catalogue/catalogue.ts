/**
 * A small in-memory index of the catalogue: the values that lists are filtered, sorted and counted by, and the names
 * that items are found by.
 * It returns ids, totals and counts; rows come from the database. The database is authoritative, and the index can be
 * dropped at any time: the next query reads it again.
 */
import type { Kysely } from 'kysely'
import type { Tag } from '#contract/site/tags.ts'
import { countGameInterest } from '../queries/games/game-interest.ts'
import type { Tables } from '../tables.ts'
import { changedItems } from './changed-items.ts'
import { readIndexes, refreshIndexes, type Indexes } from './indexes.ts'
import { keepInterest, type GameInterest } from './kept-interest.ts'

export interface Catalogue {
  /** The indexes, read first when needed. Results are valid until the next `await`. */
  indexes(): Promise<Indexes>
  /** Visitors' interest in each game since an instant; up to some minutes old. */
  gameInterest(since: Date): Promise<GameInterest>
  /**
   * Applies changes. Afterwards everything committed before the call is found. Rejects when the database is
   * unavailable; the same tags are then still pending.
   */
  apply(tags: readonly Tag[]): Promise<void>
  drop(): void
  /** The next end of a visible bonus after a time, when lists and counts change by themselves. */
  nextBonusEnd(after: Date): Date | undefined
}

/** The sources of queries that use the index. */
export interface Catalogued {
  db: Kysely<Tables>
  catalogue: Catalogue
}

export function createCatalogue(db: Kysely<Tables>): Catalogue {
  let indexes: Indexes | undefined
  let loading: Promise<Indexes> | undefined
  let interestOf = keepInterest((since) => countGameInterest(db, since))
  /** Incremented by `drop`, so that a reading that began earlier does not restore the old state. */
  let epoch = 0
  const inTurn = takingTurns()

  async function keep(read: () => Promise<Indexes>): Promise<Indexes> {
    const begun = epoch
    const found = await read()
    if (begun === epoch) indexes = found
    return found
  }

  return {
    async indexes() {
      if (indexes !== undefined) return indexes
      loading ??= inTurn(() => keep(() => readIndexes(db)))
      const awaited = loading
      try {
        return await awaited
      } finally {
        if (loading === awaited) loading = undefined
      }
    },
    gameInterest: (since) => interestOf(since),
    apply: (tags) =>
      inTurn(async () => {
        const known = indexes
        if (known !== undefined) await keep(() => refreshIndexes(db, known, changedItems(tags)))
      }),
    drop() {
      epoch++
      indexes = undefined
      loading = undefined
      interestOf = keepInterest((since) => countGameInterest(db, since))
    },
    nextBonusEnd: (after) => indexes?.bonuses.nextEnd(after),
  }
}

/** Runs tasks one after the other, so that an older reading never replaces a newer one. */
function takingTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
