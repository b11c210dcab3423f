import { holdOpen } from './hold-open.ts'
import { rawRequests } from './raw-requests.ts'

const PIPELINED = 20

/** Clients that ask for twenty pages at once and read nothing of the answers. */
export function neverRead(port: number, connections: number): void {
  holdOpen(port, connections, (socket, nth) => socket.pause().write(rawRequests(PIPELINED, nth)))
}
