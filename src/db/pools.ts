import pg from 'pg'
import { boundedClient, type BoundedClient } from './bounded-client.ts'
import type { EmbeddedDatabase } from './embedded/start-embedded.ts'

// Dates are read and written as UTC, whatever the server's time zone is.
pg.defaults.parseInputDatesAsUTC = true

/** A pool on the embedded engine's socket. Connections share one engine, so waiting longer is better than refusing. */
export function embeddedPool(
  embedded: Pick<EmbeddedDatabase, 'socketDir' | 'whenServing' | 'allow'>,
): pg.Pool {
  return abandonSilentPath(
    new pg.Pool({
      host: embedded.socketDir,
      Client: clientThatWaits(embedded),
      user: 'postgres',
      database: 'postgres',
      max: 5,
      connectionTimeoutMillis: 30_000,
      types,
    }),
  )
}

/**
 * Limits in milliseconds for a connection and for the response to a statement. The server ends a statement a little
 * earlier by itself, so the last limit applies only to a silent connection. In sum they stay below the five seconds in
 * which every visitor gets a response.
 */
const SERVER_LIMITS = { connection: 1_500, statement: 3_000, answer: 3_200 } as const
/** The engine's own watchdog acts first. Behind a long transaction a statement may wait this long. */
const EMBEDDED_ANSWER_MS = 15_000

/** A pool on a PostgreSQL server, with limits on waiting. */
export function serverPool(connectionString: string): pg.Pool {
  return abandonSilentPath(
    new pg.Pool({
      connectionString,
      Client: boundedClient(SERVER_LIMITS.answer),
      max: 10,
      connectionTimeoutMillis: SERVER_LIMITS.connection,
      statement_timeout: SERVER_LIMITS.statement,
      lock_timeout: 2000,
      idle_in_transaction_session_timeout: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'evenhand',
      types,
    }),
  )
}

type PoolConfig = Required<pg.PoolConfig>
type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/** Delays a new connection while the engine restarts. The pool's own time limit keeps running. */
function clientThatWaits({
  whenServing,
  allow,
}: Pick<EmbeddedDatabase, 'whenServing' | 'allow'>): PoolConfig['Client'] {
  return class extends boundedClient(EMBEDDED_ANSWER_MS, allow) {
    override connect(): Promise<pg.Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      if (callback === undefined) return whenServing().then(() => super.connect())
      void whenServing().then(() => super.connect(callback))
      return undefined
    }
  }
}

/**
 * When one connection has gone silent, older ones probably have too, and each would cost another request its time
 * limit. All are closed, and the pool opens new ones.
 */
function abandonSilentPath(pool: pg.Pool): pg.Pool {
  const open = new Set<BoundedClient>()
  pool.on('connect', (connected) => {
    const client = connected as pg.PoolClient & BoundedClient
    open.add(client)
    client.once('end', () => open.delete(client))
    client.onSilent = () => {
      for (const other of open)
        if (!other.isWaiting()) other.abandon(new Error('The path to the database is silent.'))
    }
  })
  // Without a listener, an idle connection that breaks would end the process. The pool replaces it.
  return pool.on('error', () => undefined)
}

const oid = { int8: 20, date: 1082, textArray: 1009, int8Array: 1016 }
const textParsers = new Map<number, (text: string) => unknown>([
  [oid.int8, safeInteger],
  [oid.int8Array, (text) => integers(pg.types.getTypeParser(oid.int8Array)(text))],
  [oid.date, utcMidnight],
  [oid.textArray, texts],
])

/**
 * int8 as a number, date as UTC midnight, text[] by our own reader; numeric stays a text, and other types are the
 * driver's.
 */
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
 * Parses PostgreSQL's text[] format. The driver's parser goes through every list character by character, which took a
 * tenth of a list page. It is still used for nested lists and null entries.
 */
function texts(text: string): unknown {
  if (text === '{}') return []
  if (!text.startsWith('{') || NESTED_OR_NULL.test(text)) return pg.types.getTypeParser(oid.textArray)(text)
  const inner = text.slice(1, -1)
  if (!inner.includes('"')) return inner.split(',')
  // PostgreSQL escapes only quotes and backslashes, as JSON does. Control characters are not valid in JSON.
  const isJson = inner.startsWith('"') && inner.endsWith('"') && !BARE.test(inner) && !CONTROL.test(inner)
  if (isJson) return JSON.parse(`[${inner}]`)
  return entriesOf(inner).map((entry) => (entry.includes('\\') ? entry.replaceAll(ESCAPED, '$1') : entry))
}

/** Entries without quotes around them. */
function entriesOf(inner: string): string[] {
  const entries: string[] = []
  for (let at = 0; at < inner.length;) {
    const isQuoted = inner[at] === '"'
    const end = isQuoted ? closingQuote(inner, at) : inner.indexOf(',', at)
    entries.push(inner.slice(isQuoted ? at + 1 : at, end === -1 ? undefined : end))
    if (end === -1) break
    at = end + (isQuoted ? 2 : 1)
  }
  return entries
}

function closingQuote(inner: string, opening: number): number {
  for (let at = inner.indexOf('"', opening + 1); ; at = inner.indexOf('"', at + 1)) {
    let before = at
    while (inner[before - 1] === '\\') before -= 1
    if (at === -1 || (at - before) % 2 === 0) return at
  }
}

const NESTED_OR_NULL = /^\{\{|[{,]NULL[,}]/i
/**
 * The end of a quoted entry before one without quotes. Escaped quotes inside an entry may match too, which is harmless.
 */
const BARE = /[^\\](?:\\\\)*",[^"]/
const ESCAPED = /\\(.)/gs
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const CONTROL = /[\0-\x1f]/

function utcMidnight(text: string): unknown {
  return /^\d{4}-\d\d-\d\d$/.test(text)
    ? new Date(`${text}T00:00:00Z`)
    : pg.types.getTypeParser(oid.date)(text)
}
