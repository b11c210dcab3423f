/** The sitemaps: an index, one file of lists and fixed pages, and files of 50,000 ids per kind of item. */
import { Hono } from 'hono'
import { paths } from '#contract/shared/paths.ts'
import type { Shown } from '#contract/site/tags.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { listIndexedPages } from '#db/queries/site/indexed-lists.ts'
import {
  listSitemapFiles,
  readSitemapFile,
  SITEMAP_ADDRESS,
  SITEMAP_KINDS,
  SITEMAP_SPAN,
  type SitemapKind,
  type SitemapRow,
} from '#db/queries/site/sitemap-rows.ts'
import type { App } from '#operations/app/app.ts'
import { ownPagePaths } from '#operations/settings/own-pages.ts'
import { escapeXml } from './escape-xml.ts'
import { streamText } from './stream-text.ts'

/** Only the index is cached, because it reads every row. Files are always current. */
const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE_CONTROL.checked }
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

interface SitemapEnv {
  Bindings: { shown?: Shown | undefined }
}

/** `/sitemap.xml`, `/sitemap-pages.xml` and `/sitemap-casinos-1.xml`. Empty files are not found. */
export function createSitemaps(app: App): Hono<SitemapEnv> {
  const { publicUrl } = app.settings
  return new Hono<SitemapEnv>()
    .get('/sitemap.xml', async (c) => {
      c.env.shown?.add('saved:casinos', 'saved:bonuses', 'saved:games', 'posts')
      const kinds = await Promise.all(
        SITEMAP_KINDS.map(async (kind) => {
          const files = await listSitemapFiles(app.db, kind, app.now())
          return files.map(({ number, lastModified }) => ({ name: `${kind}-${number}`, lastModified }))
        }),
      )
      const entries = kinds
        .flat()
        .map(({ name, lastModified }) => entry('sitemap', `${publicUrl}/sitemap-${name}.xml`, lastModified))
      return c.body(
        document('sitemapindex', [entry('sitemap', `${publicUrl}/sitemap-pages.xml`), ...entries].join('')),
        200,
        HEADERS,
      )
    })
    .get('/sitemap-pages.xml', async (c) => {
      const pages = await listIndexedPages(app, app.now())
      const entries = [...pages, ...ownPagePaths(app)].map((path) => entry('url', publicUrl + path))
      return c.body(document('urlset', entries.join('')), 200, HEADERS)
    })
    .get('/:file{sitemap-[a-z]+-[1-9][0-9]{0,4}\\.xml}', async (c, next) => {
      const [, name, number = '0'] = /^sitemap-([a-z]+)-(\d+)\.xml$/.exec(c.req.param('file')) ?? []
      const kind = SITEMAP_KINDS.find((each) => each === name)
      if (kind === undefined || Number(number) > LAST_FILE) return next()
      const batches = readSitemapFile(app.db, kind, Number(number), app.now())
      const first = await batches.next()
      // The rest of the site answers missing addresses.
      if (first.done === true) return next()
      return new Response(streamText(file(publicUrl, kind, first.value, batches)), { headers: HEADERS })
    })
}

async function* file(
  publicUrl: string,
  kind: SitemapKind,
  first: SitemapRow[],
  rest: AsyncGenerator<SitemapRow[]>,
): AsyncGenerator<string> {
  const write = (rows: SitemapRow[]) => rows.map((row) => page(publicUrl, kind, row)).join('')
  yield `${START}<urlset ${XMLNS} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${write(first)}`
  for await (const rows of rest) yield write(rows)
  yield '</urlset>\n'
}

function page(publicUrl: string, kind: SitemapKind, row: SitemapRow): string {
  const picture = new URL(row.image ?? PICTURE[kind](row), publicUrl).href
  const image = `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`
  return entry('url', publicUrl + SITEMAP_ADDRESS[kind](row), row.lastModified, image)
}

const PICTURE: Readonly<Record<SitemapKind, (row: SitemapRow) => string>> = {
  casinos: ({ name }) => paths.logo(name),
  bonuses: ({ name }) => paths.logo(name),
  games: ({ name, type }) => paths.gameArt(type, name),
  posts: ({ name, type }) => paths.cover(type, name),
}

/** The file with the largest possible id. */
const LAST_FILE = Math.floor(2_147_483_647 / SITEMAP_SPAN)
const START = '<?xml version="1.0" encoding="UTF-8"?>\n'

function document(name: 'sitemapindex' | 'urlset', entries: string): string {
  return `${START}<${name} ${XMLNS}>\n${entries}</${name}>\n`
}

function entry(name: 'sitemap' | 'url', address: string, lastModified?: string, more = ''): string {
  const changed = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
  return `<${name}><loc>${escapeXml(address)}</loc>${changed}${more}</${name}>\n`
}
