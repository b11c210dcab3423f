import type { Kysely } from 'kysely'
import { createCatalogue, type Catalogued } from '#db/catalogue/catalogue.ts'
import type { Tables } from '#db/tables.ts'

/** An index that is read again for every query, for tests that write rows directly. */
export function freshCatalogue(db: Kysely<Tables>): Catalogued {
  const catalogue = createCatalogue(db)
  return {
    db,
    catalogue: {
      ...catalogue,
      indexes() {
        catalogue.drop()
        return catalogue.indexes()
      },
      gameInterest(since) {
        catalogue.drop()
        return catalogue.gameInterest(since)
      },
    },
  }
}

export function isOldestFirst(items: readonly { createdAt: string; id: number }[]): boolean {
  return items.every(({ createdAt, id }, at) => {
    const before = items[at - 1] ?? { createdAt: '', id: 0 }
    return before.createdAt < createdAt || (before.createdAt === createdAt && before.id < id)
  })
}
