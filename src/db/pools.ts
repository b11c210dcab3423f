import pg from 'pg'
import type { EmbeddedDatabase } from './embedded/start-embedded.ts'

// Dates go out and come in as UTC, whatever zone the server stands in.
pg.defaults.parseInputDatesAsUTC = true

/** A pool on the embedded engine's socket. Connections share one engine, so waiting longer beats refusing. */
export function embeddedPool(embedded: Pick<EmbeddedDatabase, 'socketDir' | 'whenServing'>): pg.Pool {
  return listening(
    new pg.Pool({
      host: embedded.socketDir,
      Client: clientThatWaits(embedded.whenServing),
      user: 'postgres',
      database: 'postgres',
      max: 5,
      connectionTimeoutMillis: 30_000,
      types,
    }),
  )
}

/** A pool on a PostgreSQL server, with the limits of the reliability standard. */
export function serverPool(connectionString: string): pg.Pool {
  return listening(
    new pg.Pool({
      connectionString,
      max: 10,
      connectionTimeoutMillis: 2000,
      statement_timeout: 3000,
      lock_timeout: 2000,
      idle_in_transaction_session_timeout: 5000,
      application_name: 'evenhand',
      types,
    }),
  )
}

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/** Holds a new connection back while the engine restarts; the pool's own time limit goes on counting. */
function clientThatWaits(whenServing: () => Promise<void>): typeof pg.Client {
  return class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      if (callback === undefined) return whenServing().then(() => super.connect())
      void whenServing().then(() => super.connect(callback))
      return undefined
    }
  }
}

/** Without a listener an idle connection that breaks would end the process. The pool replaces it itself. */
function listening(pool: pg.Pool): pg.Pool {
  return pool.on('error', () => undefined)
}

const oid = { int8: 20, date: 1082, textArray: 1009, int8Array: 1016 }
const textParsers = new Map<number, (text: string) => unknown>([
  [oid.int8, safeInteger],
  [oid.int8Array, (text) => integers(pg.types.getTypeParser(oid.int8Array)(text))],
  [oid.date, utcMidnight],
  [oid.textArray, texts],
])

/** int8 as a number, date as UTC midnight, text[] by a reader of our own; numeric stays text, the rest is the driver's own. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => {
    const parser = format === 'binary' ? undefined : textParsers.get(id)
    return parser ?? pg.types.getTypeParser(id, format)
  },
}

function safeInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit into a number.`)
  return number
}

function integers(list: unknown): unknown {
  if (Array.isArray(list)) return list.map(integers)
  return typeof list === 'string' ? safeInteger(list) : list
}

/**
 * A list of texts as PostgreSQL writes it. The driver's own reader goes through every list character by character,
 * which was a tenth of a list page; it is still asked for lists of lists and for missing entries.
 */
function texts(text: string): unknown {
  if (text === '{}') return []
  if (!text.startsWith('{') || NESTED_OR_NULL.test(text)) return pg.types.getTypeParser(oid.textArray)(text)
  const inner = text.slice(1, -1)
  if (!inner.includes('"')) return inner.split(',')
  return Array.from(inner.matchAll(ENTRY), ([plain, quoted]) =>
    quoted === undefined ? plain : quoted.replaceAll(ESCAPED, '$1'),
  )
}

const NESTED_OR_NULL = /^\{\{|[{,]NULL[,}]/i
const ENTRY = /"((?:[^"\\]|\\.)*)"|[^,]+/gs
const ESCAPED = /\\(.)/gs

function utcMidnight(text: string): unknown {
  return /^\d{4}-\d\d-\d\d$/.test(text)
    ? new Date(`${text}T00:00:00Z`)
    : pg.types.getTypeParser(oid.date)(text)
}
