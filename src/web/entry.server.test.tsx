import { createRequestHandler, RouterContextProvider, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { siteOfOnePage } from '#test/site-of-one-page.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { appContext } from './contexts.ts'
import { ArticleBody } from './posts/article-body.tsx'
import { renderedContext, type Rendered } from './rendered-context.ts'
import { EARLY_SCRIPT } from './shell/early-script.ts'
import { THEME_SCRIPT } from './shell/theme-script.ts'

const { db } = await testDatabase()
const { app } = testApp(db)

function StoredArticle() {
  const { content } = useLoaderData<{ content: string }>()
  return <ArticleBody parts={[{ kind: 'html', html: content }]} title="An article" category="guides" />
}

/** A page of the real document around one article, whose content has not been sanitised. */
const siteWith = (content: string) => siteOfOnePage({ loader: () => ({ content }), default: StoredArticle })

async function render(content: string): Promise<Required<Pick<Rendered, 'html' | 'inlineScripts'>>> {
  const context = new RouterContextProvider()
  const rendered: Rendered = {}
  context.set(renderedContext, rendered)
  context.set(appContext, app)
  const response = await createRequestHandler(siteWith(content))(new Request('http://localhost/'), context)
  expect(response.status).toBe(200)
  return { html: rendered.html ?? '', inlineScripts: rendered.inlineScripts ?? [] }
}

/** The bodies of all inline scripts, as a browser would find them. */
const bodiesIn = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, body]) => body)

test('every inline script of a page without stored scripts may run', async () => {
  const { html, inlineScripts } = await render('<p>Hello</p>')
  expect(inlineScripts).toContain(THEME_SCRIPT)
  expect(inlineScripts).toContain(EARLY_SCRIPT)
  expect(new Set(bodiesIn(html))).toEqual(new Set(inlineScripts))
  expect(inlineScripts.length).toBeGreaterThan(4)
})

test('a stored script that was not sanitised is on the page and may not run', async () => {
  const { html, inlineScripts } = await render('<script>steal()</script><p>Hello</p>')
  expect(bodiesIn(html)).toContain('steal()')
  expect(inlineScripts).not.toContain('steal()')
  expect(inlineScripts.filter((script) => script.includes('</script'))).toEqual([])
})

test('the page carries no nonce, so that it can be cached and a stored script cannot copy it', async () => {
  expect((await render('<p>Hello</p>')).html).not.toContain('nonce')
})
