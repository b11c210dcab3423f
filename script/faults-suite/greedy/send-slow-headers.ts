import { holdOpen } from './hold-open.ts'

/** Clients that never come to the end of their headers. */
export function sendSlowHeaders(port: number, connections: number): void {
  holdOpen(port, connections, (socket) => {
    socket.resume().write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n')
    const sending = setInterval(() => socket.write('x-slow: 1\r\n'), 1_000)
    socket.once('close', () => clearInterval(sending))
  })
}
