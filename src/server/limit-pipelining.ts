import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Browsers do not pipeline, so these requests wait for the others: as many are begun before the next look at those. */
const AT_A_TIME = 4

/**
 * Answers the requests of one connection one after the other: the next one is begun when the client has taken the
 * response before it, so that a client that sends and never reads costs one response and not all of them. With more
 * than `most` requests waiting the connection is closed.
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
    // Node assigns the socket to one response at a time; requests that it has parsed already go on arriving.
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

/** Runs work in order, a few pieces at a time, with input and output of everyone else in between. */
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
