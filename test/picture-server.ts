import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface PictureServer {
  /** Such as http://127.0.0.1:43210. */
  origin: string
  host: string
  asked: string[]
  /** Files by path; anything else gets 404. */
  files: Map<string, Uint8Array>
}

/** Another site with pictures on this machine, closed after the test file. */
export async function pictureServer(): Promise<PictureServer> {
  const asked: string[] = []
  const files = new Map<string, Uint8Array>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const file = files.get(path)
    if (file === undefined) response.writeHead(404).end()
    else response.end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin: `http://${host}`, host, asked, files }
}
