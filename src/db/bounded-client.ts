import type { Socket } from 'node:net'
import pg from 'pg'
import { timeLimit } from './time-limit.ts'

/** The server sent nothing for too long. No one knows whether it carried out what it was asked to do. */
export class QueryTimeoutError extends Error {
  override name = 'QueryTimeoutError'
  readonly code = 'ETIMEDOUT'
}

export interface BoundedClient extends pg.Client {
  /** True while a query waits for its response. */
  isWaiting(): boolean
  /** Fails what waits on this connection and closes it at once. */
  abandon(reason: Error): void
  /** Called just before a connection that has been silent for too long is abandoned. */
  onSilent: () => void
}

/**
 * A client class whose connection is destroyed when a query has had no byte of a response for `usualMs`. The driver's
 * own `query_timeout` would return the connection to the pool with the query still running on it.
 * @param onLongWait called with the milliseconds where a query may take longer; the result is called when it is over
 */
export function boundedClient(usualMs: number, onLongWait?: (ms: number) => () => void) {
  return class extends pg.Client implements BoundedClient {
    onSilent: () => void = () => undefined
    #isWaiting = false
    #isTimed = false
    #endLongWait: (() => void) | undefined

    constructor(config?: pg.ClientConfig) {
      super(config)
      // From the first moment: a connection that breaks while it is checked out would end the process otherwise.
      this.on('error', () => undefined)
      this.on('drain', () => {
        this.#stopWaiting()
        this.#socket().setTimeout(0)
      })
      this.on('end', () => this.#stopWaiting())
    }

    // `never` fits every overload of the driver's method.
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

    /** The driver's type says any stream; ours are sockets, with TLS or without. */
    #socket(): Socket {
      return this.connection.stream as Socket
    }
  }
}
