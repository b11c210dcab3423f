import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

/**
 * The HTML of a whole document, rendered at once, which takes half the time of streaming. Where a part suspends or
 * fails, a stream renders the document again, waits, and calls `onError`. `make` is called for each rendering. Scripts
 * added by React carry `nonce`. Throws errors of the page's frame.
 * Reason: docs/decisions/0016.
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
    // The stream meets and reports the same error.
  }
  const stream = await renderToReadableStream(make(), {
    // Disables splitting, so that no large part is sent later with a script that moves it into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    nonce,
    onError,
  })
  await stream.allReady
  return withPlainVoids(await new Response(stream).text())
}

/**
 * React closes void elements as in XML (`<br/>`), which HTML ignores and validators report. Drawings keep their slash.
 * Checking each slash takes a seventh of the time of a regular expression over the page.
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

/** Comments in place of a part that failed or is pending. */
const UNFINISHED = /<!--\$[!?]-->/

/**
 * Reads the loaders' data completely and passes it to the router, so that it writes the data's scripts at once instead
 * of through a stream. Call the returned function for each rendering; they share no state.
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

/** Used only where the router reads beyond the given data. */
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
