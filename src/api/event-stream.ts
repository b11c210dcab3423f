/** Responses as server-sent events, for callers that request them. */
export interface ServerEvent {
  event: string
  data: unknown
}

/** True when the caller accepts text/event-stream by name; a wildcard means JSON. */
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

/** The body of the stream; each event is one line of JSON. */
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
