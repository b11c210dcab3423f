import { createRequestHandler, RouterContextProvider, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { siteOfOnePage } from '#test/site-of-one-page.ts'
import type { ArticlePart } from '#domain/posts/article-media.ts'
import { renderedContext, type Rendered } from '../rendered-context.ts'
import { sentOnce } from '../shell/sent-html.tsx'
import { ArticleBody, type ShownPart } from './article-body.tsx'

const PARTS: readonly ArticlePart[] = [
  { kind: 'html', html: '<p>The first part</p>' },
  {
    kind: 'media',
    media: { type: 'image', url: '/a.svg', position: 1, caption: 'A caption', alt: null, videoId: null },
  },
  { kind: 'html', html: '<p>The last part</p>' },
]

function Article() {
  const { parts } = useLoaderData<{ parts: ShownPart[] }>()
  return <ArticleBody parts={parts} title="An article" category="guides" />
}

const site = siteOfOnePage({
  loader: ({ request }) => ({ parts: PARTS.map((part) => sentOnce(part, request)) }),
  default: Article,
})

async function answerTo(path: string): Promise<string> {
  const context = new RouterContextProvider()
  const rendered: Rendered = {}
  context.set(renderedContext, rendered)
  const response = await createRequestHandler(site)(new Request(`http://localhost${path}`), context)
  expect(response.status).toBe(200)
  return rendered.html ?? (await response.text())
}

const count = (text: string, part: string) => text.split(part).length - 1

test('a document holds the text of an article once, as elements', async () => {
  const html = await answerTo('/')
  expect(html).toContain('class="prose__part"><p>The first part</p></div>')
  expect(count(html, 'The first part')).toBe(1)
  expect(count(html, 'The last part')).toBe(1)
  // What is beside it is sent to the browser as data too.
  expect(count(html, 'A caption')).toBeGreaterThan(1)
})

test('data alone, for a browser that comes from another page, holds it once as well', async () => {
  const data = await answerTo('/_.data')
  expect(count(data, 'The first part')).toBe(1)
  expect(count(data, 'The last part')).toBe(1)
})
