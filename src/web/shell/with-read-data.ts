import type { EntryContext } from 'react-router'

/**
 * Reads the loaders' data to its end and hands it to the router as already read: so it writes the scripts that
 * carry the data at once instead of through a stream. Call the answer for each drawing; they share no state.
 */
export async function withReadData(context: EntryContext): Promise<() => EntryContext> {
  const data = await textOf(context.serverHandoffStream)
  return () => ({
    ...context,
    serverHandoffStream: streamOf(data),
    renderMeta: { streamCache: [read(false, data), read(true, '')] },
  })
}

async function textOf(stream: EntryContext['serverHandoffStream']): Promise<string> {
  if (stream === undefined) return ''
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    text += decoder.decode(piece.value, { stream: true })
  return text
}

/** Only read where the router looks past what was already read. */
function streamOf(data: string): ReadableStream<Uint8Array> {
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(new TextEncoder().encode(data))
    controller.close()
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}

function read(done: boolean, value: string) {
  return Object.assign(Promise.resolve(), { result: { done, value } })
}
