import { holdOpen } from './hold-open.ts'
import { rawRequests } from './raw-requests.ts'

const PIPELINED = 20
const BYTES = 64

/** Clients that ask for twenty pages and read them at 64 bytes a second. */
export function readSlowly(port: number, connections: number): void {
  holdOpen(port, connections, (socket, nth) => {
    socket.write(rawRequests(PIPELINED, nth))
    // Without a listener for it the socket would not be read at all.
    socket.on('readable', () => undefined)
    const reading = setInterval(() => socket.read(BYTES), 1_000)
    socket.once('close', () => clearInterval(reading))
  })
}
