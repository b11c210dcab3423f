import { withServer } from '../../with-server.ts'
import type { SizeName } from '../fill/sizes.ts'
import { embeddedCopyOf } from './embedded-data.ts'
import type { Measured } from './measure-load.ts'
import { startPostgresData } from './postgres-data.ts'
import type { Database, PostgresData } from './postgres-data.ts'

export type Engine = 'embedded' | 'postgres'

/** A running server on data of a known size. */
export interface Site extends Measured {
  /** Of the PostgreSQL that it asks; undefined on the embedded engine. */
  databaseUrl?: string
}

/** What every area measures with. */
export interface Bench {
  isQuick: boolean
  /** How long a timed row is measured. */
  seconds: number
  /** How many different requests a counted row sends. */
  requests: number
  /** Serves a fresh copy of the data of a size for as long as `use` runs. */
  withSite: <T>(
    engine: Engine,
    size: SizeName,
    use: (site: Site) => Promise<T>,
    env?: Record<string, string>,
  ) => Promise<T>
  /** A fresh copy of the data of a size on PostgreSQL for as long as `use` runs. */
  withDatabase: <T>(size: SizeName, use: (database: Database) => Promise<T>) => Promise<T>
}

/** The settings of a new site, its log included, without limits of visitors; every request may say whom it comes from. */
const OPEN = {
  LOG_LEVEL: 'info',
  TRUST_PROXY: '1',
  LIMIT_REVIEWS: '1000000',
  LIMIT_VOTES: '1000000',
  LIMIT_INTERACTIONS: '1000000',
}

/** Runs the areas; PostgreSQL is started when the first of them asks for it and stopped behind the last. */
export async function withBench<T>(
  options: Pick<Bench, 'isQuick' | 'seconds' | 'requests'>,
  run: (bench: Bench) => Promise<T>,
): Promise<T> {
  let data: Promise<PostgresData> | undefined
  const withDatabase: Bench['withDatabase'] = async (size, use) => {
    data ??= startPostgresData()
    const database = await (await data).copyOf(size)
    try {
      return await use(database)
    } finally {
      await database.drop()
    }
  }
  const withSite: Bench['withSite'] = async (engine, size, use, env = {}) => {
    if (engine === 'postgres')
      return await withDatabase(size, (database) =>
        withServer({ ...OPEN, DATABASE_URL: database.url, ...env }, (_origin, server) =>
          use({ ...server, postgresPid: database.pid, databaseUrl: database.url }),
        ),
      )
    const copy = await embeddedCopyOf(size)
    try {
      return await withServer({ ...OPEN, DATA_DIR: copy.dataDir, ...env }, (_origin, server) => use(server))
    } finally {
      copy.remove()
    }
  }
  try {
    return await run({ ...options, withSite, withDatabase })
  } finally {
    if (data !== undefined) (await data).stop()
  }
}
