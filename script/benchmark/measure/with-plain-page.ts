import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { PLAIN_STYLES } from './plain-page.ts'

/** Serves a page of plain HTML and its style sheet, compressed, at the address that `use` is called with. */
export async function withPlainPage<T>(html: string, use: (url: string) => Promise<T>): Promise<T> {
  const files = new Map([
    ['/', { type: 'text/html; charset=utf-8', body: gzipSync(html) }],
    ['/plain.css', { type: 'text/css', body: gzipSync(PLAIN_STYLES) }],
  ])
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url)
    if (file === undefined) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' })
    return void response.end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
