import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { GreedName, GreedOrder } from './greed.ts'

/** Runs the greedy clients of a kind against the site for as long as `use` runs; all end at once. */
export async function withGreed<T>(greed: GreedName, origin: string, use: () => Promise<T>): Promise<T> {
  const child = fork(join(import.meta.dirname, '../greedy-process.ts'), [], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  try {
    child.send({ greed, port: Number(new URL(origin).port) } satisfies GreedOrder)
    return await use()
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}
