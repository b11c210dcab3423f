import type { PGlite } from '@electric-sql/pglite'

/** The part of PGlite that the socket server uses. */
export type SocketEngine = Pick<
  PGlite,
  'waitReady' | 'runExclusive' | 'execProtocolRawStream' | 'isInTransaction'
> & { exec(query: string): Promise<unknown> }

export interface SessionEvents {
  /** One message was carried out. */
  onStep(): void
  /** The engine threw, which no SQL error does: it is not usable any more. */
  onFailure(error: unknown): void
}

/** Messages of the extended protocol build on each other until a Sync or a simple Query ends the series. */
const opens = new Set('PBDECHF')
const closes = new Set('SQ')

/**
 * PGlite is one session that all connections share, and the socket server keeps a connection to itself only
 * inside a transaction. A statement larger than one read of the socket (64 kB) is then interrupted between
 * Parse and Bind, and another connection's Parse replaces it: both get answers to the wrong question.
 * So the series from Parse to Sync counts as a transaction too.
 */
export function guardSession(lite: PGlite, events: SessionEvents): SocketEngine {
  let isSeriesOpen = false
  return {
    waitReady: lite.waitReady,
    runExclusive: (deed) => lite.runExclusive(deed),
    isInTransaction: () => isSeriesOpen || lite.isInTransaction(),
    async execProtocolRawStream(message, options) {
      const type = String.fromCharCode(message[0] ?? 0)
      try {
        await lite.execProtocolRawStream(message, options)
      } catch (error) {
        events.onFailure(error)
        throw error
      }
      events.onStep()
      if (opens.has(type)) isSeriesOpen = true
      if (closes.has(type)) isSeriesOpen = false
    },
    // The server calls this for a client that is gone, to roll back. Its Sync comes first: after an error
    // PostgreSQL ignores everything up to one. The answers are for nobody, hence not lite.exec, which would
    // send them to the connection that asked last.
    async exec(query) {
      await lite.runExclusive(async () => {
        for (const message of [syncMessage(), queryMessage(query)]) {
          await lite.execProtocolRawStream(message, { onRawData: () => undefined })
        }
        isSeriesOpen = false
      })
    },
  }
}

function syncMessage(): Uint8Array {
  return Buffer.from([0x53, 0, 0, 0, 4])
}

function queryMessage(sql: string): Uint8Array {
  const body = Buffer.from(`${sql}\0`)
  const head = Buffer.from('Q\0\0\0\0')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
