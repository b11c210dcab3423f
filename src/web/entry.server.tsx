import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { appContext, requestIdContext } from './contexts.ts'
import { renderedContext, type Rendered } from './rendered-context.ts'
import { renderDocument, withReadData } from './shell/render-document.ts'
import { takeOwnScripts } from './shell/own-scripts.ts'
import { startWithIntent } from './shell/start-with-intent.ts'

/** Renders the whole document before responding, so that a page is complete HTML or an error. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
) {
  let failed = false
  const ready = await withReadData(context)
  const nonce = crypto.randomUUID()
  const rendered = await renderDocument(
    () => <ServerRouter context={ready()} url={request.url} nonce={nonce} />,
    (error) => {
      failed = true
      const [{ log }, id] = [routerContext.get(appContext), routerContext.get(requestIdContext)]
      log.error({ err: error, id }, 'a page could not be rendered')
    },
    nonce,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  // In development the modules must run in the written order, because hot reload prepares the rest.
  const { html, scripts } = takeOwnScripts(
    import.meta.env.DEV ? rendered : startWithIntent(rendered, nonce),
    nonce,
  )
  Object.assign(routerContext.get(renderedContext), { html, inlineScripts: scripts } satisfies Rendered)
  return new Response(null, { status: failed ? 500 : status, headers })
}
