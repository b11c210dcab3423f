import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

/**
 * The HTML of a whole document. It is rendered in one go, which takes half of what a stream does; where a part
 * has to be waited for or fails, the stream renders it again, waits, and calls `onError`. `make` is called for
 * each rendering. Scripts that React itself adds carry `nonce`. Throws what the frame of the page throws.
 * Why: docs/decisions/0016.
 */
export async function renderDocument(
  make: () => ReactElement,
  onError: (error: unknown) => void,
  nonce: string,
): Promise<string> {
  try {
    const html = renderToString(make())
    if (!UNFINISHED.test(html)) return `<!DOCTYPE html>${withPlainVoids(html)}`
  } catch {
    // The stream meets the same error and reports it.
  }
  const stream = await renderToReadableStream(make(), {
    // Whole pages only: nothing large is sent behind the rest with a script that puts it in its place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    nonce,
    onError,
  })
  await stream.allReady
  return withPlainVoids(await new Response(stream).text())
}

/**
 * React closes elements without content as XML does (`<br/>`), which HTML ignores and validators name. Drawings keep
 * their slash. One look at each slash takes a seventh of what a regular expression over the page does.
 */
function withPlainVoids(html: string): string {
  let plain = ''
  let from = 0
  for (let at = html.indexOf('/>'); at !== -1; at = html.indexOf('/>', at + 2)) {
    const start = html.lastIndexOf('<', at)
    if (!VOID.test(html.slice(start, start + LONGEST))) continue
    plain += html.slice(from, at)
    from = at + 1
  }
  return plain + html.slice(from)
}

const VOID = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)[ /]/
const LONGEST = '<source '.length

/** The comments in the place of a part that failed or is still waited for. */
const UNFINISHED = /<!--\$[!?]-->/

/**
 * Reads the loaders' data to its end and hands it to the router as already read: so it writes the scripts that
 * carry the data at once instead of through a stream. Call the returned function for each rendering; they share no state.
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
