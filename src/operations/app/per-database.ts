import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** A value for each database of this process, created on first use and dropped with the database. */
export function perDatabase<T>(create: (db: Kysely<Tables>) => T): (db: Kysely<Tables>) => T {
  const valueOf = new WeakMap<Kysely<Tables>, T>()
  return (db) => {
    const known = valueOf.get(db)
    if (known !== undefined) return known
    const created = create(db)
    valueOf.set(db, created)
    return created
  }
}
