import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { appContext } from './app-context.ts'
import { startAfterLoad } from './shell/start-after-load.ts'

/** Renders the whole document before answering: a page is complete HTML, or it is an error. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
) {
  let failed = false
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Whole pages only: nothing large is sent behind the rest with a script that puts it in its place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      failed = true
      routerContext.get(appContext).log.error({ err: error }, 'a page could not be drawn')
    },
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await new Response(stream).text()
  // In development the modules must run in the order written: hot reload prepares the rest.
  return new Response(import.meta.env.DEV ? html : startAfterLoad(html), {
    status: failed ? 500 : status,
    headers,
  })
}
