import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Measured } from './measure-load.ts'

/** A plain node:http server, in a process of its own, that answers the very bytes and headers of this address. */
export async function withBareServer<T>(url: string, use: (server: Measured) => Promise<T>): Promise<T> {
  const child = fork(join(import.meta.dirname, '../bare-server.ts'), [url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  try {
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve(Number(message)))
      child.once('exit', () => reject(new Error(`The bare server could not copy ${url}.`)))
    })
    return await use({ origin: `http://localhost:${port}`, pid: child.pid ?? 0 })
  } finally {
    child.kill()
  }
}
