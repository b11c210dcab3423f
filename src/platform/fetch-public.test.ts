import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { fetchPublic } from './fetch-public.ts'

const responses = new Map<string, RequestListener>()
const server = createServer((request, response) => responses.get(request.url ?? '')?.(request, response))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const redirectTo = (location: string): RequestListener => {
  return (_request, response) => response.writeHead(302, { location }).end()
}
responses.set('/file', (_request, response) => response.end('0123456789'))
responses.set('/moved', redirectTo('/file'))
responses.set('/loop', redirectTo('/loop'))
responses.set('/to-metadata', redirectTo('http://169.254.169.254/latest'))
responses.set('/to-localhost', redirectTo('http://localhost/'))
responses.set('/to-file', redirectTo('file:///etc/passwd'))
responses.set('/gone', (_request, response) => response.writeHead(410).end('gone'))
responses.set('/silent', () => undefined)
responses.set('/endless', (_request, response) => {
  const more = (): void => {
    while (!response.destroyed && response.write('x'.repeat(1000)));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
})

const read = (path: string, limits: { maxBytes?: number; timeoutMs?: number } = {}) =>
  fetchPublic(`http://${host}${path}`, {
    maxBytes: 1024 * 1024,
    timeoutMs: 60_000,
    allowedHosts: [host],
    ...limits,
  })

test('a file is read, as large as may be, also behind a redirect', async () => {
  expect(Buffer.from(await read('/file', { maxBytes: 10 })).toString()).toBe('0123456789')
  expect(Buffer.from(await read('/moved')).toString()).toBe('0123456789')
})

test.each([
  ['/loop', 'The address redirects too often.'],
  ['/to-metadata', 'The address leads to a private network.'],
  ['/to-localhost', 'The address leads to a private network.'],
  ['/to-file', 'This is no web address.'],
  ['/gone', 'The server answered with status 410.'],
  ['/endless', 'The file is larger than 1 MB.'],
])('%s is refused: %s', async (path, reason) => {
  await expect(read(path)).rejects.toThrow(reason)
})

test('a server that says nothing is given up', async () => {
  await expect(read('/silent', { timeoutMs: 100 })).rejects.toThrow(
    'The server took longer than 0.1 seconds.',
  )
})

test.each([
  ['http://127.0.0.1/', 'The address leads to a private network.'],
  ['http://2130706433/', 'The address leads to a private network.'],
  ['http://[::1]/', 'The address leads to a private network.'],
  ['http://[::ffff:10.0.0.1]/', 'The address leads to a private network.'],
  ['http://localhost/', 'The address leads to a private network.'],
  [`http://${host}/file`, 'Addresses with a port of their own are not fetched.'],
  ['https://user:password@example.com/', 'This is no web address.'],
  ['ftp://example.com/', 'This is no web address.'],
])('%s is not asked: %s', async (address, reason) => {
  const limits = { maxBytes: 1024, timeoutMs: 60_000, allowedHosts: [] }
  await expect(fetchPublic(address, limits)).rejects.toThrow(reason)
})
