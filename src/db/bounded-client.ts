import type { Socket } from 'node:net'
import pg from 'pg'
import { timeLimit } from './time-limit.ts'

/** The server sent nothing for too long. Nobody knows whether it carried out what it was asked to do. */
export class QueryTimeoutError extends Error {
  override name = 'QueryTimeoutError'
  readonly code = 'ETIMEDOUT'
}

/** A client that gives a silent connection up. */
export interface BoundedClient extends pg.Client {
  /** True while a query waits for its answer. */
  isWaiting(): boolean
  /** Fails what waits on this connection and closes it at once. */
  abandon(reason: Error): void
  /** Called just before a connection that has been silent for too long is abandoned. */
  onSilent: () => void
}

/**
 * A client class whose connection is destroyed when a query has had no byte of an answer for `usualMs`. The driver's
 * own `query_timeout` would return the connection to the pool with the query still running on it.
 */
export function boundedClient(usualMs: number) {
  return class extends pg.Client implements BoundedClient {
    onSilent: () => void = () => undefined
    #isWaiting = false
    #isTimed = false

    constructor(config?: pg.ClientConfig) {
      super(config)
      // From the first moment: a connection that breaks while it is checked out would end the process otherwise.
      this.on('error', () => undefined)
      this.on('drain', () => {
        this.#isWaiting = false
        this.#socket().setTimeout(0)
      })
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
      socket.setTimeout(timeLimit(usualMs))
      if (this.#isTimed) return
      this.#isTimed = true
      socket.on('timeout', () => {
        if (!this.#isWaiting) return
        this.onSilent()
        this.abandon(new QueryTimeoutError('The database did not answer in time.'))
      })
    }

    /** The driver's type says any stream; ours are sockets, with TLS or without. */
    #socket(): Socket {
      return this.connection.stream as Socket
    }
  }
}
