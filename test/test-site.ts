/** The built site on a test's database, without a port or a browser. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { App } from '#operations/app/app.ts'
import type { Site } from '#server/site.ts'

const BUILT = join(import.meta.dirname, '../build/server/site.js')
export const ORIGIN = 'http://localhost'

/** The site with the pages of script/build. Throws without a build. */
export async function builtSite(app: App): Promise<Site> {
  if (!existsSync(BUILT)) throw new Error('These tests read the built pages: run script/build first.')
  const { createBuiltSite } = (await import(/* @vite-ignore */ pathToFileURL(BUILT).href)) as {
    createBuiltSite: (app: App) => Promise<Site>
  }
  return createBuiltSite(app)
}

/** A page's response. */
export interface SentPage {
  status: number
  headers: Headers
  html: string
  /** The texts of all elements with this name, white space collapsed. */
  texts: (name: string) => string[]
  /** The attributes of all elements with this name. */
  attributes: (name: string) => Record<string, string>[]
}

/** Requests a page like a visitor's browser. */
export async function getPage(site: Site, path: string): Promise<SentPage> {
  const response = await site.fetch(
    new Request(ORIGIN + path, { headers: { accept: 'text/html' } }),
    '192.0.2.1',
  )
  return readPage(response)
}

/** Posts a form like a browser without scripts, from the given address. */
export async function postForm(
  site: Site,
  path: string,
  fields: Record<string, string>,
  address = '192.0.2.1',
): Promise<SentPage> {
  const request = new Request(ORIGIN + path, {
    method: 'POST',
    headers: { accept: 'text/html', origin: ORIGIN },
    body: new URLSearchParams(fields),
  })
  return readPage(await site.fetch(request, address))
}

async function readPage(response: Response): Promise<SentPage> {
  const html = await response.text()
  const document = parseDocument(html)
  const named = (name: string) => DomUtils.getElementsByTagName(name, document)
  return {
    status: response.status,
    headers: response.headers,
    html,
    texts: (name) => named(name).map((element) => DomUtils.textContent(element).replace(/\s+/g, ' ').trim()),
    attributes: (name) => named(name).map(({ attribs }) => attribs),
  }
}
