/** The rel attributes of an article's outside links, decided when the article is rendered (docs/decisions/0031). */
import { ARTICLE } from '#contract/posts/limits.ts'
import { paths } from '#contract/shared/paths.ts'

export interface LinkedCasino {
  id: number
  slug: string
  /** True: the casino is listed and may be linked to. */
  isActive: boolean
  /** True: the site warns about it, or it has closed. Its page has the reason. */
  isWarned: boolean
  websiteUrl: string
  affiliateUrl: string | null
}

/** The hosts that a text links to and their parent domains, up to a limit, without "www.". */
export function linkedHosts(html: string): string[] {
  const hosts = new Set<string>()
  for (const [, href = ''] of html.matchAll(OUTSIDE)) {
    for (const host of domainsOf(href)) hosts.add(host)
    if (hosts.size >= ARTICLE.linkedHosts) break
  }
  return [...hosts]
}

/**
 * Sanitised HTML with a rel on every outside link: nofollow where the editor chose it, sponsored where the host is that
 * of a casino's website or affiliate link. A link to one listed casino leads through its address below /go, which
 * counts the click; `query` adds the place of the link. A link to a casino with a warning leads to the warning.
 */
export function withLinkRels(html: string, casinos: readonly LinkedCasino[], query: string): string {
  const byHost = groupedByHost(casinos)
  const read = new Map<string, Target>()
  return html.replaceAll(OUTSIDE, (_tag, href: string, title: string, rel?: string) => {
    const target = read.get(href) ?? targetOf(href, byHost)
    read.set(href, target)
    if (target.warning !== undefined) return `<a href="${target.warning}"${title}>`
    if (target.casino !== undefined) {
      const { id, slug } = target.casino
      const to = paths.go({ slug }) + query.replaceAll('&', '&amp;')
      return `<a href="${to}"${title} rel="sponsored nofollow noopener" data-visit="casino_click casino ${id}">`
    }
    const words = [rel === 'nofollow' && 'nofollow', target.isListed && 'sponsored', 'noopener']
    return `<a href="${href}"${title} rel="${words.filter(Boolean).join(' ')}">`
  })
}

/** Links in the form that the sanitiser writes. */
const OUTSIDE = /<a href="(https?:\/\/[^"]*)"((?: title="[^"]*")?)(?: rel="([^"]*)")?>/gi

interface Target {
  isListed: boolean
  /** The listed casino; undefined where several share the host. */
  casino?: LinkedCasino | undefined
  /** Path of the page with the warning. */
  warning?: string
}

type ByHost = ReadonlyMap<string, readonly LinkedCasino[]>

function targetOf(href: string, byHost: ByHost): Target {
  for (const host of domainsOf(href)) {
    const casinos = byHost.get(host)
    if (casinos === undefined) continue
    // An affiliate programme may serve many casinos from one host. In that case the whole address decides.
    const address = addressOf(href)
    const exact = casinos.filter(({ websiteUrl, affiliateUrl }) =>
      [websiteUrl, affiliateUrl].some((one) => one !== null && URL.parse(one)?.href === address),
    )
    const meant = exact.length > 0 ? exact : casinos
    const candidates = meant.filter(({ isActive }) => isActive)
    const warned = meant.find(({ isWarned }) => isWarned)
    if (candidates.length === 0 && warned !== undefined)
      return { isListed: true, warning: paths.casino(warned) }
    return { isListed: true, casino: candidates.length === 1 ? candidates[0] : undefined }
  }
  return { isListed: false }
}

function groupedByHost(casinos: readonly LinkedCasino[]): ByHost {
  const byHost = new Map<string, LinkedCasino[]>()
  for (const casino of casinos) {
    const hosts = [casino.websiteUrl, casino.affiliateUrl].map((address) => hostOf(address ?? ''))
    for (const host of new Set(hosts)) {
      if (host === undefined) continue
      byHost.set(host, [...(byHost.get(host) ?? []), casino])
    }
  }
  return byHost
}

function addressOf(href: string): string | undefined {
  return URL.parse(href.replaceAll('&amp;', '&'))?.href
}

function hostOf(href: string): string | undefined {
  return URL.parse(href.replaceAll('&amp;', '&'))?.hostname.replace(/^www\./, '')
}

/** "promo.casino.example" and "casino.example", the longest first; never a name without a dot. */
function domainsOf(href: string): string[] {
  const labels = hostOf(href)?.split('.') ?? []
  return labels
    .slice(0, -1)
    .map((_label, at) => labels.slice(at).join('.'))
    .slice(0, MOST_DOMAINS)
}

/** Limit for one host, because a hostile one may have a hundred labels. */
const MOST_DOMAINS = 4
