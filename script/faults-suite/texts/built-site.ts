import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { App } from '#operations/app/app.ts'
import { renderShared } from '../../../src/server/response-cache/render-shared.ts'
import { startApp } from '../../../src/cli/start-app.ts'
import type { Site } from '../../../src/server/site.ts'
import type { Data } from '../ground/data.ts'
import { OWNER, SITE_ENV } from '../site/site-env.ts'

const ROOT = join(import.meta.dirname, '../../..')
const ORIGIN = 'http://127.0.0.1:3000'

/** The production build in this very process, where its processor time can be measured by the microsecond. */
export interface BuiltSite {
  app: App
  /** Renders a public page or answer as for the first visitor, compresses it and caches it. Throws when that fails. */
  render: (path: string) => Promise<void>
  /** Throws unless the answer is 200. */
  askAsOwner: (path: string) => Promise<void>
}

export async function withBuiltSite<T>(data: Data, use: (site: BuiltSite) => Promise<T>): Promise<T> {
  // React reads it when it is loaded.
  process.env['NODE_ENV'] = 'production'
  const env = { ...SITE_ENV, ...data.env, PUBLIC_URL: ORIGIN }
  const started = await startApp({ empty: false, say: () => undefined, process: undefined, env })
  const { app, pages } = started
  try {
    const { createBuiltSite } = (await import(pathToFileURL(join(ROOT, 'build/server/site.js')).href)) as {
      createBuiltSite: (app: App) => Site
    }
    const site = createBuiltSite(app)
    const token = await tokenOfOwner(site)
    return await use({
      app,
      async render(path) {
        const rendered = await renderShared(
          { app, site, pages, nextChange: app.catalogue.nextBonusEnd },
          { key: path, peer: '127.0.0.1', encoding: 'br' },
        )
        if ('status' in rendered) throw new Error(`${path} was answered with ${rendered.status}.`)
      },
      async askAsOwner(path) {
        const headers = { authorization: `Bearer ${token}` }
        const answer = await site.fetch(new Request(ORIGIN + path, { headers }), '127.0.0.1')
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`)
      },
    })
  } finally {
    await started.close()
  }
}

async function tokenOfOwner(site: Site): Promise<string> {
  const answer = await site.fetch(
    new Request(`${ORIGIN}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(OWNER),
    }),
    '127.0.0.1',
  )
  return ((await answer.json()) as { token: string }).token
}
