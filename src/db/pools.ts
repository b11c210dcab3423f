import pg from 'pg'
import { boundedClient } from './bounded-client.ts'
import type { BoundedClient } from './bounded-client.ts'
import type { EmbeddedDatabase } from './embedded/start-embedded.ts'

// Dates go out and come in as UTC, whatever zone the server is in.
pg.defaults.parseInputDatesAsUTC = true

/** A pool on the embedded engine's socket. Connections share one engine, so waiting longer beats refusing. */
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
 * Milliseconds: how long a request may wait for a connection, and then for the answer to a statement. The server ends
 * a statement a little earlier by itself, so that only a silent path meets the second limit. Together they stay below
 * the five seconds within which everyone gets a response.
 */
const SERVER_LIMITS = { connection: 1_500, statement: 3_000, answer: 3_200 } as const
/** The engine's own watchdog comes first; behind a long transaction of someone else a statement waits its turn. */
const EMBEDDED_ANSWER_MS = 15_000

/** A pool on a PostgreSQL server, with the limits of the reliability standard. */
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

/** Delays a new connection while the engine restarts; the pool's own time limit keeps counting. */
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
 * Where one connection has gone silent, those opened before it most likely have too, and each would cost another
 * request its time limit. They are closed with it; the pool opens new ones.
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
  // Without a listener an idle connection that breaks would end the process. The pool replaces it itself.
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
  // PostgreSQL escapes only quotes and backslashes, as JSON does; JSON has no line breaks and the like in its texts.
  const isJson = inner.startsWith('"') && inner.endsWith('"') && !BARE.test(inner) && !CONTROL.test(inner)
  if (isJson) return JSON.parse(`[${inner}]`)
  return entriesOf(inner).map((entry) => (entry.includes('\\') ? entry.replaceAll(ESCAPED, '$1') : entry))
}

/** As they are written, without the quotes around them. */
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
/** The end of an entry in quotes before one without; escaped quotes inside of an entry may look like it, at no harm. */
const BARE = /[^\\](?:\\\\)*",[^"]/
const ESCAPED = /\\(.)/gs
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const CONTROL = /[\0-\x1f]/

function utcMidnight(text: string): unknown {
  return /^\d{4}-\d\d-\d\d$/.test(text)
    ? new Date(`${text}T00:00:00Z`)
    : pg.types.getTypeParser(oid.date)(text)
}
