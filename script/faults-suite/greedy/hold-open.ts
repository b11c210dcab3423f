import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** A client that is cut off comes back after this long. */
const AGAIN_MS = 3_000

/** Not that of the visitors, with whom they would share the limits of one address. */
const GREEDY_ADDRESS = '127.0.0.2'

/** Keeps so many connections open; `begin` gets each of them when it is there. */
export function holdOpen(
  port: number,
  connections: number,
  begin: (socket: Socket, nth: number) => void,
): void {
  const open = (nth: number): void => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: GREEDY_ADDRESS })
    socket.on('connect', () => begin(socket, nth))
    socket.on('error', () => undefined)
    socket.on('close', () => setTimeout(() => open(nth), AGAIN_MS))
  }
  for (let nth = 0; nth < connections; nth++) open(nth)
}
