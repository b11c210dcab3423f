import { setTimeout as wait } from 'node:timers/promises'

/** Serialization failure, deadlock, connection trouble, server shutting down or starting. */
const passing = /^(40001|40P01|08...|57P0.)$/
/** Error codes of the driver without a server, in place of class 08. */
const unconnected = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
const tries = 4

/**
 * Repeats work up to three times, with growing random pauses, after failures that pass by themselves. Only for work
 * that is safe to repeat, because a connection can break between the commit and its response.
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
