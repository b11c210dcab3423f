import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** One value for each database of this process, made when it is first asked for and dropped with the database. */
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
