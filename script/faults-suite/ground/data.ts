import { sql } from 'kysely'
import { connect } from '#db/connect.ts'
import type { PrivatePostgres } from '../../private-postgres.ts'

/** Which texts of writes the site has acknowledged; each write holds one that no other has. */
export interface Acknowledged {
  /** Titles. */
  reviews: ReadonlySet<string>
  /** Session ids. */
  interactions: ReadonlySet<string>
}

/** A database with the demo catalogue that a fault may do anything to. */
export interface Data {
  /** DATA_DIR, and DATABASE_URL on PostgreSQL. */
  env: Readonly<Record<string, string>>
  /** Undefined on the embedded engine. */
  server: PrivatePostgres | undefined
}

export interface Copies {
  withData: <T>(use: (data: Data) => Promise<T>) => Promise<T>
  /** May be called at the end of the process, so it waits for nothing. */
  stop: () => void
}

/** How many acknowledged writes the database does not hold. No site may run on embedded data meanwhile. */
export async function countLost({ env }: Data, { reviews, interactions }: Acknowledged): Promise<number> {
  const { db, close } = await connect({ databaseUrl: env['DATABASE_URL'], dataDir: env['DATA_DIR'] ?? '' })
  try {
    const stored = await sql<{ text: string }>`
      select title as text from reviews union all select session_id from interactions`.execute(db)
    const texts = new Set(stored.rows.map(({ text }) => text))
    return [...reviews, ...interactions].filter((text) => !texts.has(text)).length
  } finally {
    await close()
  }
}
