import { childrenOf, memoryMb } from '../processes.ts'
import { OPEN_TO_ALL, startServer, type StartedServer } from '../with-server.ts'
import type { Data } from './ground.ts'

export interface Site extends StartedServer {
  /** The processes that currently serve visitors. */
  working: () => number[]
  /** The number of serving processes that have ended since the start. */
  deaths: () => number
  /** The most memory of one of them, in megabytes. */
  memory: () => number
}

/** Serves the production build on this data with one supervised process on 127.0.0.1, until `use` is done. */
export async function withSite<T>(data: Data, use: (site: Site) => Promise<T>): Promise<T> {
  const server = await startServer({ ...OPEN_TO_ALL, ...data.env, HOST: '127.0.0.1' }, ['--processes', '1'])
  const working = (): number[] => childrenOf(server.pid)
  const seen = new Set<number>()
  const watch = setInterval(() => working().forEach((one) => seen.add(one)), 100)
  try {
    return await use({
      ...server,
      origin: server.origin.replace('localhost', '127.0.0.1'),
      working,
      deaths: () => [...seen].filter((one) => !working().includes(one)).length,
      memory: () => Math.max(0, ...working().map(memoryMb)),
    })
  } finally {
    clearInterval(watch)
    await server.stop()
  }
}

/** Uploads an image like staff do. Returns the status; 0 without a response. */
export async function uploadImage(origin: string, token: string, image: Buffer): Promise<number> {
  return fetch(`${origin}/api/admin/media?name=fault.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(image),
    signal: AbortSignal.timeout(15_000),
  }).then(
    ({ status }) => status,
    () => 0,
  )
}
