import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext } from 'react-router'

/** Renders the whole document before answering: a page is complete HTML, or it is an error. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(await new Response(stream).text(), { status, headers })
}
