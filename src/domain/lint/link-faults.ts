/** Findings from checking outbound links. They are stored beside the lint's findings, under codes of their own. */
import type { Finding } from './lint.ts'

/** The final response of an address after redirects, or the error. */
export type LinkAnswer = { status: number; url: string } | { error: string; isCertificate: boolean }

/** Prefix of the codes of findings from checking links. */
export const LINK_CODES = 'link-'

const SOURCE = 'The weekly look at outbound links'
export const LINK_RULES = [
  { code: 'link-dead', words: 'The link does not work.', source: SOURCE },
  { code: 'link-home', words: 'The link leads to a home page instead of its own page.', source: SOURCE },
  { code: 'link-certificate', words: 'The certificate of the link is not valid.', source: SOURCE },
] as const

/**
 * The fault of a link, or undefined. A server that refuses programs (401, 403, 429) or is failing (5xx) tells nothing
 * about the page.
 */
export function linkFault(field: string, address: string, answer: LinkAnswer): Finding | undefined {
  const found = (code: (typeof LINK_RULES)[number]['code'], excerpt: string): Finding => ({
    ...(LINK_RULES.find((rule) => rule.code === code) ?? LINK_RULES[0]),
    severity: 'warn',
    field,
    excerpt,
  })
  if ('error' in answer)
    return found(answer.isCertificate ? 'link-certificate' : 'link-dead', `${address}: ${answer.error}`)
  if (answer.status === 404 || answer.status === 410)
    return found('link-dead', `${address}: status ${answer.status}`)
  const [from, to] = [URL.parse(address), URL.parse(answer.url)]
  const isHome =
    from !== null && to !== null && from.pathname.length > 1 && to.pathname === '/' && to.search === ''
  return isHome && answer.status < 400 ? found('link-home', `${address} leads to ${answer.url}`) : undefined
}

/** True for names that are reserved and lead nowhere, as in a demo. */
export function isReserved(address: string): boolean {
  return /\.(?:example|test|invalid|localhost)$|^localhost$/.test(URL.parse(address)?.hostname ?? '')
}
