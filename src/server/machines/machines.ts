/** Files for programs, listed in docs/machines.md. */
import { Hono } from 'hono'
import type { SiteSettings } from '#contract/settings/settings.schema.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { paths } from '#contract/shared/paths.ts'
import type { Shown } from '#contract/site/tags.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import type { App } from '#operations/app/app.ts'
import { siteSettings } from '#operations/settings/site-settings.ts'
import { createFeeds } from './feeds.ts'
import { createOpenData } from './open-data.ts'
import { robotsText } from './robots.ts'
import { createSitemaps } from './sitemaps.ts'

/** Days until a security.txt expires (RFC 9116 recommends less than a year). */
const EXPIRES_DAYS = 180

interface MachineEnv {
  Bindings: { shown?: Shown | undefined }
  Variables: { address: string }
}

/** Addresses for reading only, which accept no data. */
const READ_ONLY =
  /^\/(?:robots\.txt|manifest\.webmanifest|llms\.txt|\.well-known\/security\.txt|sitemap(?:-[a-z]+(?:-\d+)?)?\.xml|feed\.xml|(?:blog|bonuses|changes)\/(?:feed\.xml|rss\.xml|feed\.json)|data\/[a-z]+(?:\.schema)?\.(?:json|csv))$/

export function createMachines(app: App): Hono<MachineEnv> {
  const machines = new Hono<MachineEnv>()
  machines.use(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isRead || !READ_ONLY.test(c.req.path)) return next()
    return c.text('This address can only be read.', 405, { allow: 'GET, HEAD' })
  })
  machines.get('/robots.txt', (c) =>
    c.text(robotsText(app.settings), 200, { 'cache-control': CACHE_CONTROL.hour }),
  )
  machines.get('/:file{[A-Za-z0-9-]+\\.txt}', (c, next) => {
    const { indexNowKey: key } = app.settings
    if (key === undefined || c.req.param('file') !== `${key}.txt`) return next()
    return Promise.resolve(c.text(key, 200, { 'cache-control': CACHE_CONTROL.hour }))
  })
  machines.get('/manifest.webmanifest', (c) =>
    c.body(webManifest(siteSettings(app)), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': CACHE_CONTROL.hour,
    }),
  )
  machines.get('/llms.txt', (c) =>
    c.text(languageModelText(app.settings.publicUrl, siteSettings(app)), 200, {
      'cache-control': CACHE_CONTROL.hour,
    }),
  )
  machines.get('/.well-known/security.txt', (c, next) => {
    const { securityContact: contact, publicUrl } = app.settings
    if (contact === undefined) return next()
    const text = securityText({ contact, publicUrl, now: app.now() })
    return Promise.resolve(c.text(text, 200, { 'cache-control': CACHE_CONTROL.hour }))
  })
  machines.route('/', createFeeds(app))
  machines.route('/', createSitemaps(app))
  machines.route('/', createOpenData(app))
  return machines
}

/** The manifest for a phone's home screen (W3C Web Application Manifest), with the light theme's colours. */
function webManifest({ brand }: Pick<SiteSettings, 'brand'>): string {
  const icons = [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#f8fbf9',
    theme_color: '#ffffff',
    icons,
  })
}

/** RFC 9116. `contact` is a mail address or an https address. */
function securityText({
  contact,
  publicUrl,
  now,
}: {
  contact: string
  publicUrl: string
  now: Date
}): string {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}
Expires: ${new Date(midnight + EXPIRES_DAYS * DAY_MS).toISOString()}
Preferred-Languages: en
Canonical: ${publicUrl}/.well-known/security.txt
`
}

/** A description of the site and its data for language models (llmstxt.org). */
function languageModelText(publicUrl: string, { brand }: Pick<SiteSettings, 'brand'>): string {
  const link = (name: string, path: string, what: string) => `- [${name}](${publicUrl}${path}): ${what}`
  return `# ${brand.name}

> A comparison of online casinos, bonuses and games. Every score says where it comes from, and every amount is beside its conditions. For adults; gambling can cause harm.

An amount means nothing without its wagering, minimum deposit and end date: quote them together. "Not stated" is unknown, not zero. Some links to casinos earn the site a commission; scores and orders do not depend on it.

## Pages

${link('Casinos', paths.casinos(), 'all casinos with filters by licence, payment method, feature and provider')}
${link('Bonuses', paths.bonuses(), 'offers with their conditions')}
${link('Games', paths.games(), 'RTP, volatility and stakes, and where each game is offered')}
${link('Articles', paths.blog(), 'guides, reviews, strategy and news')}
${link('How we rate', paths.howWeRate(), 'the formula of every score')}
${link('What changed', paths.changes(), 'terms and facts before and after, with the day')}
${link('Casinos we warn about', paths.warned(), 'each with the reason and the day')}
${link('Glossary', paths.glossary(), 'the words of online casinos, in two sentences each')}
${link('Reviews policy', paths.reviewsPolicy(), 'which visitor reviews wait, and what they count for')}
${link('Responsible gambling', paths.responsibleGambling(), 'limits, exclusions and helplines by country')}

## Programs

${link('API', '/api/docs', 'the public calls, with an OpenAPI document at /api/openapi.json')}
${link('Open data: casinos', '/data/casinos.json', 'also /data/bonuses.json, /data/games.json, /data/licences.json; each as .csv and with a .schema.json; null is not stated')}
${link('Articles as a feed', '/blog/feed.json', 'also /blog/feed.xml (Atom) and /blog/rss.xml')}
${link('New bonuses as a feed', '/bonuses/feed.json', 'also /bonuses/feed.xml (Atom) and /bonuses/rss.xml')}
${link('Changes as a feed', '/changes/feed.json', 'what changed of terms and facts, also /changes/feed.xml (Atom) and /changes/rss.xml')}
${link('Sitemap', '/sitemap.xml', 'every page that may be indexed')}
`
}
