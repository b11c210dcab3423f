/** The plain texts that programs look for at fixed addresses. */
import { DAY_MS } from '#contract/shared/durations.ts'
import type { SiteSettings } from '#contract/settings/settings.schema.ts'
import { paths } from '#contract/shared/paths.ts'

/** Days until a security.txt asks to be read again (RFC 9116 wants less than a year). */
const EXPIRES_DAYS = 180

/** RFC 9116. `contact` is a mail address or an https address. */
export function securityText({
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

/** What the site is and where its facts stand, for language models (llmstxt.org). */
export function languageModelText(publicUrl: string, { brand }: Pick<SiteSettings, 'brand'>): string {
  const link = (name: string, path: string, what: string) => `- [${name}](${publicUrl}${path}): ${what}`
  return `# ${brand.name}

> A comparison of online casinos, bonuses and games. Every score says where it comes from, and every amount stands beside its conditions. For adults; gambling can cause harm.

An amount means nothing without its wagering, minimum deposit and end date: quote them together. "Not stated" is unknown, not zero. Some links to casinos earn the site a commission; scores and orders do not depend on it.

## Pages

${link('Casinos', paths.casinos(), 'all casinos with filters by licence, payment method, feature and provider')}
${link('Bonuses', paths.bonuses(), 'offers with their conditions')}
${link('Games', paths.games(), 'RTP, volatility and stakes, and where each game is offered')}
${link('Articles', paths.blog(), 'guides, reviews, strategy and news')}
${link('How we rate', paths.howWeRate(), 'the formula of every score')}
${link('Casinos we warn about', paths.warned(), 'each with the reason and the day')}
${link('Reviews policy', paths.reviewsPolicy(), 'which visitor reviews wait, and what they count for')}
${link('Responsible gambling', paths.responsibleGambling(), 'limits, exclusions and helplines by country')}

## Programs

${link('API', '/api/docs', 'the public calls, with an OpenAPI document at /api/openapi.json')}
${link('Open data: casinos', '/data/casinos.json', 'also /data/bonuses.json, /data/games.json, /data/licences.json; each as .csv and with a .schema.json; null is not stated')}
${link('Articles as a feed', '/blog/feed.json', 'also /blog/feed.xml (Atom) and /blog/rss.xml')}
${link('New bonuses as a feed', '/bonuses/feed.json', 'also /bonuses/feed.xml (Atom) and /bonuses/rss.xml')}
${link('Sitemap', '/sitemap.xml', 'every page that may be indexed')}
`
}
