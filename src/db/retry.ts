import { setTimeout as wait } from 'node:timers/promises'

/** Serialization failure, deadlock, connection trouble, server shutting down or starting. */
const passing = /^(40001|40P01|08...|57P0.)$/
/** What the driver says instead of class 08 when there is no server to say it. */
const unconnected = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
const tries = 4

/**
 * Do it again, up to three times with growing random pauses, when the failure is one that passes by itself.
 * Only for work that may safely be done twice: a connection can break between the commit and its response.
 */
export async function retrying<T>(
  work: () => Promise<T>,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === tries || !isPassing(error)) throw error
      await pause(Math.random() * 100 * 2 ** attempt)
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined) return error.message === 'Connection terminated unexpectedly'
  // ENOENT on connect: the embedded engine's socket while its worker is being replaced.
  return passing.test(code) || unconnected.has(code) || (code === 'ENOENT' && syscall === 'connect')
}
