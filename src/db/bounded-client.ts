import type { Socket } from 'node:net'
import pg from 'pg'
import { timeLimit } from './time-limit.ts'

/** The server sent nothing for too long. It is unknown whether it executed the query. */
export class QueryTimeoutError extends Error {
  override name = 'QueryTimeoutError'
  readonly code = 'ETIMEDOUT'
}

export interface BoundedClient extends pg.Client {
  /** True while a query waits for its response. */
  isWaiting(): boolean
  /** Fails the waiting queries of this connection and closes it at once. */
  abandon(reason: Error): void
  /** Called before a silent connection is abandoned. */
  onSilent: () => void
}

/**
 * A client class that destroys its connection when a query has received no byte for `usualMs`. The driver's own
 * `query_timeout` would return the connection to the pool with the query still running.
 * @param onLongWait called with the milliseconds of a longer limit; the function it returns is called at the end
 */
export function boundedClient(usualMs: number, onLongWait?: (ms: number) => () => void) {
  return class extends pg.Client implements BoundedClient {
    onSilent: () => void = () => undefined
    #isWaiting = false
    #isTimed = false
    #endLongWait: (() => void) | undefined

    constructor(config?: pg.ClientConfig) {
      super(config)
      // Set immediately, because an error on a checked-out connection would otherwise end the process.
      this.on('error', () => undefined)
      this.on('drain', () => {
        this.#stopWaiting()
        this.#socket().setTimeout(0)
      })
      this.on('end', () => this.#stopWaiting())
    }

    // `never` is compatible with every overload of the driver's method.
    override query(...args: unknown[]): never {
      if (!this.#isWaiting) this.#startWaiting()
      return Reflect.apply(super.query, this, args) as never
    }

    isWaiting(): boolean {
      return this.#isWaiting
    }

    abandon(reason: Error): void {
      this.#socket().destroy(reason)
    }

    #startWaiting(): void {
      const socket = this.#socket()
      this.#isWaiting = true
      const ms = timeLimit(usualMs)
      socket.setTimeout(ms)
      if (ms > usualMs) this.#endLongWait = onLongWait?.(ms)
      if (this.#isTimed) return
      this.#isTimed = true
      socket.on('timeout', () => {
        if (!this.#isWaiting) return
        this.onSilent()
        this.abandon(new QueryTimeoutError('The database did not answer in time.'))
      })
    }

    #stopWaiting(): void {
      this.#isWaiting = false
      this.#endLongWait?.()
      this.#endLongWait = undefined
    }

    /** The driver declares any stream; ours are sockets, with or without TLS. */
    #socket(): Socket {
      return this.connection.stream as Socket
    }
  }
}
