import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/**
 * The HTML of a whole document. It is drawn in one go, which takes half of what a stream does; where a part
 * has to be waited for or fails, the stream draws it again, waits, and tells `onError`. `make` is called for
 * each drawing. Scripts that React itself adds carry `nonce`. Throws what the frame of the page throws.
 * Why: docs/decisions/0016.
 */
export async function drawDocument(
  make: () => ReactElement,
  onError: (error: unknown) => void,
  nonce: string,
): Promise<string> {
  try {
    const html = renderToString(make())
    if (!UNFINISHED.test(html)) return `<!DOCTYPE html>${withPlainVoids(html)}`
  } catch {
    // The stream meets the same error and tells it.
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

/** The comments that stand for a part that failed or is still waited for. */
const UNFINISHED = /<!--\$[!?]-->/
