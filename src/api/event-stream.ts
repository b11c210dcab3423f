/** A response as server-sent events, for callers that ask for them. */
export interface ServerEvent {
  event: string
  data: unknown
}

/** True when the caller named text/event-stream; a wildcard means JSON. */
export function asksForEvents(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((part) => {
    const [type = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(';')
      .map((word) => word.trim())
    return type === 'text/event-stream' && !parameters.includes('q=0')
  })
}

/** The body of the stream; an event is one line of JSON. */
export function eventStream(events: Iterable<ServerEvent>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = events[Symbol.iterator]()
  return new ReadableStream({
    pull(controller) {
      const { value, done } = iterator.next()
      if (done === true) controller.close()
      else
        controller.enqueue(encoder.encode(`event: ${value.event}\ndata: ${JSON.stringify(value.data)}\n\n`))
    },
  })
}
