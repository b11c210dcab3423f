import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext } from 'react-router'
import { startAfterLoad } from './shell/start-after-load.ts'

/** Renders the whole document before answering: a page is complete HTML, or it is an error. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  let failed = false
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      failed = true
      console.error(error)
    },
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(startAfterLoad(await new Response(stream).text()), { status: failed ? 500 : status, headers })
}
