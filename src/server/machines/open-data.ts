/** `/data/casinos.json`, `.csv` and `.schema.json`, and the same for bonuses, games and licences. */
import { Hono, type Context } from 'hono'
import { DATA_FORMS, DATA_KINDS } from '#contract/open-data/open-data.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { dataFingerprint, isDemoCatalogue, readDataRows } from '#db/queries/site/data-rows.ts'
import type { App } from '#operations/app/app.ts'
import { checkRateLimit } from '#operations/app/check-rate-limit.ts'
import { siteSettings } from '#operations/settings/site-settings.ts'
import { streamText } from './stream-text.ts'
import { dataSchema, writeCsv, writeJson, type DataHead } from './write-data.ts'

interface DataEnv {
  Variables: { address: string }
}

const TYPES = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8; header=present' }
/** Scripts of other sites may read the files. */
const OPEN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

export function createOpenData(app: App): Hono<DataEnv> {
  const { publicUrl, openData } = app.settings
  return new Hono<DataEnv>()
    .get('/data/:file{[a-z]+\\.schema\\.json}', async (c, next) => {
      const kind = DATA_KINDS.find((each) => c.req.param('file') === `${each}.schema.json`)
      if (kind === undefined) return next()
      return c.body(JSON.stringify(dataSchema(kind, publicUrl), null, 2), 200, {
        ...OPEN,
        'content-type': 'application/schema+json',
        'cache-control': CACHE_CONTROL.hour,
      })
    })
    .get('/data/:file{[a-z]+\\.(?:json|csv)}', async (c, next) => {
      const [name, ending] = c.req.param('file').split('.')
      const kind = DATA_KINDS.find((each) => each === name)
      const form = DATA_FORMS.find((each) => each === ending)
      if (kind === undefined || form === undefined) return next()
      const refused = await refuseTooMany(app, c)
      if (refused !== undefined) return refused
      const now = app.now()
      const asked = { kind, now, isDemo: await isDemoCatalogue(app.db) }
      const date = now.toISOString().slice(0, 10)
      const headers = {
        ...OPEN,
        etag: `W/"${date}-${asked.isDemo ? 'demo-' : ''}${await dataFingerprint(app.db, asked)}"`,
        'content-type': TYPES[form],
        'cache-control': CACHE_CONTROL.checked,
        link: `<${openData.licenseUrl}>; rel="license", <${publicUrl}/data/${kind}.schema.json>; rel="describedby"`,
        'content-disposition': `inline; filename="${asked.isDemo ? 'demo-' : ''}${kind}-${date}.${form}"`,
      }
      if (isKnown(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers)
      const head: DataHead = {
        ...openData,
        source: siteSettings(app).brand.name,
        publicUrl,
        date,
        isDemo: asked.isDemo,
      }
      const write = form === 'json' ? writeJson : writeCsv
      return new Response(streamText(write(kind, head, readDataRows(app.db, asked))), { headers })
    })
}

/** Compressed responses have weak tags, and proxies may weaken ours. */
function isKnown(sent: string | undefined, etag: string): boolean {
  return (sent ?? '').split(',').some((one) => one.trim() === etag || `W/${one.trim()}` === etag)
}

async function refuseTooMany(app: App, c: Context<DataEnv>): Promise<Response | undefined> {
  try {
    await checkRateLimit(app, 'dataFiles', c.get('address'))
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'rate_limited') throw error
    const wait = String(error.retryAfter ?? 60)
    return c.text(error.message, 429, { 'retry-after': wait, 'cache-control': CACHE_CONTROL.never })
  }
}
