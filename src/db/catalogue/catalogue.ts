/**
 * A small index of the catalogue in memory: what its lists are filtered by, sorted by and counted for, and the names that
 * its items are found by.
 * It answers ids, totals and counts; rows come from the database. PostgreSQL stays the truth, and the index may be
 * dropped at any time: the next query reads it again.
 */
import type { Kysely } from 'kysely'
import type { Tag } from '#contract/site/tags.ts'
import { countGameInterest } from '../queries/games/game-interest.ts'
import type { Tables } from '../tables.ts'
import { changedItems } from './changed-items.ts'
import { readIndexes, refreshIndexes } from './indexes.ts'
import type { Indexes } from './indexes.ts'
import { keepInterest } from './kept-interest.ts'
import type { GameInterest } from './kept-interest.ts'

export interface Catalogue {
  /** The indexes, read first where need be. What is found in them is true until the next `await`. */
  indexes(): Promise<Indexes>
  /** How often visitors cared for each game since an instant; some minutes old at most. */
  gameInterest(since: Date): Promise<GameInterest>
  /**
   * Takes in what changed: when it is done, everything that was committed before the call can be found. Rejects when
   * the database cannot be asked; the same tags are then still due.
   */
  apply(tags: readonly Tag[]): Promise<void>
  /** Forgets everything. */
  drop(): void
  /** When the next shown bonus ends after a time: lists and counts change then without anyone's doing. */
  nextBonusEnd(after: Date): Date | undefined
}

/** What the questions that need the index are asked of. */
export interface Catalogued {
  db: Kysely<Tables>
  catalogue: Catalogue
}

export function createCatalogue(db: Kysely<Tables>): Catalogue {
  let indexes: Indexes | undefined
  let loading: Promise<Indexes> | undefined
  let interestOf = keepInterest((since) => countGameInterest(db, since))
  /** Raised when everything is forgotten, so that a reading that began before does not bring it back. */
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

/** One work after the other, so that a reading that began earlier never takes the place of a later one. */
function takingTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
