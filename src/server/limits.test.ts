import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { ServerLimits } from '#platform/settings.ts'
import { testApp } from '../../test/test-app.ts'
import { testDatabase } from '../../test/test-database.ts'
import { listen } from './serve.ts'

const { db } = await testDatabase()

/** More than the buffers of the system between two ends of a connection take. */
const LARGE = Buffer.alloc(32 * 1024 * 1024)

interface Served {
  limits?: Partial<ServerLimits>
  trustProxy?: number
  fetch?: (request: Request) => Response | Promise<Response>
  first?: (request: IncomingMessage, response: ServerResponse, asked?: { stale: boolean }) => boolean
}

/** A real server with these limits and what it has logged as refused. */
async function served({ limits = {}, trustProxy = 0, fetch = () => new Response('ok'), first }: Served) {
  const { app } = testApp(db)
  const refused: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => refused.push(JSON.parse(line).reason) })
  const settings = { ...app.settings, trustProxy, server: { ...app.settings.server, ...limits } }
  const { port, stop } = await listen({ ...app, log, settings }, fetch, first && { first })
  onTestFinished(stop)
  return { port, refused, open: (text?: string) => opened(port, text) }
}

/** With a text that is sent with the first packet, so that the server never waits for it. */
async function opened(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause()
  socket.write(text)
  onTestFinished(() => void socket.destroy())
  // The server resets a connection that it does not want, perhaps before the client knows that it is open.
  await new Promise((resolve) => socket.once('connect', resolve).once('error', resolve))
  socket.on('error', () => undefined)
  return socket
}

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

async function closed(socket: Socket): Promise<void> {
  if (!socket.destroyed) await new Promise((resolve) => socket.resume().once('close', resolve))
}

/** Repeats itself until the expectation holds; a busy machine may take its time. */
const eventually = <T>(value: () => T) => expect.poll(value, { timeout: 20_000 })

/** The status of the next response of a connection. */
async function statusOf(socket: Socket): Promise<number> {
  const [data] = (await once(socket.resume(), 'data')) as [Buffer]
  return Number(data.toString().split(' ')[1])
}

async function asked(socket: Socket): Promise<number> {
  socket.write(GET)
  return await statusOf(socket)
}

/** False when the connection is closed instead. */
async function answered(socket: Socket): Promise<boolean> {
  return await Promise.race([asked(socket).then(() => true), closed(socket).then(() => false)])
}

test('a request with two Host headers is refused before anything reads it', async () => {
  const { open } = await served({ fetch: () => new Response('read') })
  const socket = await open()
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nhOST: evil.example\r\n\r\n')
  expect(await statusOf(socket)).toBe(400)
  expect(await asked(await open())).toBe(200)
})

test('a client that does not read its response is cut off', async () => {
  const { open, refused } = await served({ limits: { stallSeconds: 0.2 }, fetch: () => new Response(LARGE) })
  const socket = await open(GET)
  await eventually(() => refused).toEqual(['a response on which nothing moved'])
  await closed(socket)
  expect(socket.bytesRead).toBeLessThan(LARGE.byteLength)
})

test('a client that does not read what was answered from memory is cut off', async () => {
  const { open, refused } = await served({
    limits: { stallSeconds: 0.2 },
    first: (_request, response) => Boolean(response.writeHead(200).end(LARGE)),
  })
  const socket = await open(GET)
  await eventually(() => refused).toEqual(['a response on which nothing moved'])
  await closed(socket)
  expect(socket.bytesRead).toBeLessThan(LARGE.byteLength)
})

test('a client that reads too slowly is cut off, however steadily it reads', async () => {
  const { open, refused } = await served({
    limits: { responseSeconds: 0.05 },
    fetch: () => new Response(LARGE),
  })
  const socket = await open()
  socket.write(GET)
  await once(socket, 'readable')
  const afterOneByte = () => {
    socket.read(1)
    return refused
  }
  await eventually(afterOneByte).toEqual(['a response that is read too slowly'])
  await closed(socket)
  expect(socket.bytesRead).toBeLessThan(LARGE.byteLength)
})

test('a stream that is not complete yet has no limit in all', async () => {
  const { promise: stream, resolve: start } = Promise.withResolvers<ReadableStreamDefaultController>()
  const { open, refused } = await served({
    limits: { responseSeconds: 0.05 },
    fetch: ({ url }) => new Response(url.endsWith('/large') ? LARGE : new ReadableStream({ start })),
  })
  const [streaming, slow] = [await open(), await open()]
  streaming.write(GET)
  expect(await statusOf(streaming)).toBe(200)
  slow.write(GET.replace('/', '/large'))
  await eventually(() => refused).toEqual(['a response that is read too slowly'])
  const controller = await stream
  controller.enqueue(Buffer.from('goes on'))
  const [data] = (await once(streaming, 'data')) as [Buffer]
  expect(data.toString()).toContain('goes on')
  controller.close()
})

test('pipelined requests are answered in order, and one is begun when the one before has left', async () => {
  const begun: string[] = []
  const { promise: mayGo, resolve: go } = Promise.withResolvers<undefined>()
  const { open } = await served({
    fetch: async ({ url }) => {
      const { pathname } = new URL(url)
      begun.push(pathname)
      if (pathname === '/1') await mayGo
      return new Response(`page ${pathname}`, { headers: { connection: pathname === '/3' ? 'close' : '' } })
    },
  })
  const socket = await open()
  let text = ''
  socket.resume().on('data', (data: Buffer) => (text += data.toString()))
  socket.write(['/1', '/2', '/3'].map((path) => GET.replace('/', path)).join(''))
  // Another connection does not wait for this one.
  expect(await asked(await open())).toBe(200)
  expect(begun).toEqual(['/1', '/'])
  go(undefined)
  await closed(socket)
  expect(text.match(/page \/\d/g)).toEqual(['page /1', 'page /2', 'page /3'])
})

test('a connection with too many waiting requests is closed, and nothing is done for it', async () => {
  let begun = 0
  const { promise: mayGo, resolve: go } = Promise.withResolvers<undefined>()
  onTestFinished(() => go(undefined))
  const { open, refused } = await served({
    limits: { pipelined: 2 },
    fetch: async () => {
      begun++
      await mayGo
      return new Response('ok')
    },
  })
  const socket = await open()
  socket.write(GET.repeat(50))
  await closed(socket)
  expect([begun, refused]).toEqual([1, ['too many pipelined requests']])
})

test('connections beyond the limit of an address are closed; one that ends makes room', async () => {
  const { open, refused } = await served({ limits: { connectionsPerAddress: 2 } })
  const [first, second] = [await open(), await open()]
  expect([await asked(first), await asked(second)]).toEqual([200, 200])
  await closed(await open())
  expect(refused).toEqual(['too many connections of one address'])
  first.destroy()
  await eventually(async () => await answered(await open())).toBe(true)
})

test('behind a proxy its address has no limit of its own, and there is one for all', async () => {
  const { open, refused } = await served({
    limits: { connectionsPerAddress: 1, connections: 3 },
    trustProxy: 1,
  })
  const sockets = [await open(), await open(), await open()]
  expect(await Promise.all(sockets.map(asked))).toEqual([200, 200, 200])
  await closed(await open())
  expect(refused).toEqual(['too many connections'])
})

test('requests in work beyond the limit are declined at once, by address and in all', async () => {
  const { promise: mayGo, resolve: go } = Promise.withResolvers<undefined>()
  const { open, refused } = await served({
    limits: { requests: 3, requestsPerAddress: 2 },
    trustProxy: 1,
    fetch: async ({ url }) => {
      if (url.endsWith('/slow')) await mayGo
      return new Response('ok')
    },
  })
  const from = (address: string, path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`
  const ask = async (address: string, path: string) => {
    const socket = await open()
    socket.write(from(address, path))
    const [data] = (await once(socket.resume(), 'data')) as [Buffer]
    return data.toString()
  }
  const slow = [ask('192.0.2.1', '/slow'), ask('192.0.2.1', '/slow')]
  await eventually(() => ask('192.0.2.1', '/')).toMatch(/^HTTP\/1.1 429 [^]*retry-after: 2/)
  expect(await ask('192.0.2.2', '/')).toMatch(/^HTTP\/1.1 200 /)
  slow.push(ask('192.0.2.2', '/slow'))
  await expect
    .poll(() => ask('192.0.2.3', '/api/casinos'))
    .toMatch(/^HTTP\/1.1 503 [^]*"error":"unavailable"/)
  go(undefined)
  for (const response of await Promise.all(slow)) expect(response).toMatch(/^HTTP\/1.1 200 /)
  expect(await ask('192.0.2.1', '/')).toMatch(/^HTTP\/1.1 200 /)
  expect(refused).toHaveLength(2)
})

test('beyond the limit of all requests an old copy is answered where there is one', async () => {
  const { promise: end, resolve: go } = Promise.withResolvers<Response>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>()
  const { port } = await served({
    limits: { requests: 1 },
    fetch() {
      begin(undefined)
      return end
    },
    first: ({ url }, response, { stale } = { stale: false }) =>
      stale && url === '/' && Boolean(response.end('old copy')),
  })
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    return [response.status, await response.text()]
  }
  const working = ask('/work')
  await begun
  expect(await ask('/')).toEqual([200, 'old copy'])
  expect((await ask('/other'))[0]).toBe(503)
  go(new Response('done'))
  expect(await working).toEqual([200, 'done'])
})
