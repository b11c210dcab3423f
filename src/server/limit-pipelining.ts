import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Browsers do not pipeline, so pipelined requests wait for the others: this many are started at a time. */
const AT_A_TIME = 4

/**
 * Handles the pipelined requests of a connection one after the other: the next one starts when the client has received
 * the previous response. A client that sends without reading therefore costs one response. With more than `most`
 * waiting requests the connection is closed.
 */
export function limitPipelining(
  most: number,
  onRefused: (reason: string) => void,
  answer: Answer,
): RequestListener {
  const waitingOn = new WeakMap<Socket, number>()
  const later = createLater()
  return (request, response) => {
    const { socket } = request
    // Node assigns the socket to one response at a time, while parsed requests continue to arrive.
    if (response.socket !== null) return answer(request, response)
    if (socket.destroyed) return
    const waiting = (waitingOn.get(socket) ?? 0) + 1
    if (waiting > most) {
      onRefused('too many pipelined requests')
      return void socket.resetAndDestroy()
    }
    waitingOn.set(socket, waiting)
    response.once('socket', () => {
      waitingOn.set(socket, (waitingOn.get(socket) ?? 1) - 1)
      later(() => {
        if (!socket.destroyed) answer(request, response)
      })
    })
  }
}

/** Runs tasks in order, a few at a time, with other input and output in between. */
function createLater(): (work: () => void) => void {
  const waiting: (() => void)[] = []
  let isScheduled = false
  function schedule(): void {
    if (isScheduled || waiting.length === 0) return
    isScheduled = true
    setImmediate(run)
  }
  function run(): void {
    isScheduled = false
    for (const work of waiting.splice(0, AT_A_TIME)) work()
    schedule()
  }
  return (work) => {
    waiting.push(work)
    schedule()
  }
}
