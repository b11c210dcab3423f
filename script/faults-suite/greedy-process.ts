/** Greedy clients in a separate process, so that their work is not measured as the site's. */
import { connect, type Socket } from 'node:net'
import { plainReaders, startLoad } from './load.ts'

/** Kinds of greedy clients, which attack the site on this port of 127.0.0.1 until their process ends. */
const GREED: Readonly<Record<string, (port: number) => void>> = {
  '500 connections x 20 requests, never read': (port) =>
    holdOpen(port, 500, (socket, nth) => socket.pause().write(pipelined(nth))),
  '200 readers of 64 bytes a second': (port) =>
    holdOpen(port, 200, (socket, nth) => {
      socket.write(pipelined(nth))
      // Without a listener the socket would not be read.
      socket.on('readable', () => undefined)
      everySecond(socket, () => socket.read(64))
    }),
  '1,000 senders of a header a second': (port) =>
    holdOpen(port, 1_000, (socket) => {
      socket.resume().write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n')
      everySecond(socket, () => socket.write('x-slow: 1\r\n'))
    }),
  '50 readers of uncompressed pages': (port) => startLoad(`http://127.0.0.1:${port}`, [plainReaders(50)]),
}
export const GREEDS = Object.keys(GREED)

if (import.meta.main) {
  process.on('message', ([greed, port]: [string, number]) => GREED[greed]?.(port))
  process.on('disconnect', () => process.exit())
  // Ends by itself if the starting process never ends it.
  setTimeout(() => process.exit(), 120_000)
}

/** Keeps this many connections open. A disconnected client returns after 3 seconds. */
function holdOpen(port: number, connections: number, begin: (socket: Socket, nth: number) => void): void {
  const open = (nth: number): void => {
    // Not the ordinary visitors' address, whose limits it would use up.
    const socket = connect({ host: '127.0.0.1', port, localAddress: '127.0.0.2' })
    socket.on('connect', () => begin(socket, nth))
    socket.on('error', () => undefined)
    socket.on('close', () => setTimeout(() => open(nth), 3_000))
  }
  for (let nth = 0; nth < connections; nth++) open(nth)
}

/** Twenty requests of large pages at once; every second client accepts no compression. */
function pipelined(nth: number): string {
  const encoding = nth % 2 === 0 ? 'accept-encoding: gzip, br\r\n' : ''
  const pages = ['/', '/casinos', '/bonuses', '/games', '/blog']
  return pages.map((page) => `GET ${page} HTTP/1.1\r\nhost: 127.0.0.1\r\n${encoding}\r\n`.repeat(4)).join('')
}

function everySecond(socket: Socket, work: () => unknown): void {
  const timer = setInterval(work, 1_000)
  socket.once('close', () => clearInterval(timer))
}
