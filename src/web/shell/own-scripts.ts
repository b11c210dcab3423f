import { countryScript } from '../countries/country-script.ts'
import { EARLY_SCRIPT } from './early-script.ts'
import { THEME_SCRIPT } from './theme-script.ts'

export interface OwnScripts {
  /** The document without the nonce: it is cached, and a nonce that everyone gets protects no one. */
  html: string
  /** The bodies of the inline scripts that the content security policy may allow. */
  scripts: readonly string[]
}

/** What the head of every page holds: known when the site is built. */
const KNOWN: readonly string[] = [THEME_SCRIPT, countryScript(), EARLY_SCRIPT]

/**
 * Tells the scripts that our own components rendered from those that came with stored content: only the first
 * carry `nonce`, which must be new for every rendering. Why: docs/decisions/0020.
 */
export function takeOwnScripts(html: string, nonce: string): OwnScripts {
  const mark = ` nonce="${nonce}"`
  const scripts = [...KNOWN]
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    const body = inlineScriptAround(html, at)
    if (body !== undefined) scripts.push(body)
  }
  return { html: html.replaceAll(mark, ''), scripts }
}

/** The body of the inline script whose tag holds the attribute at `at`; undefined for other tags and for files. */
function inlineScriptAround(html: string, at: number): string | undefined {
  const start = html.lastIndexOf('<', at)
  const end = html.indexOf('>', at)
  const tag = html.slice(start, end)
  if (!tag.startsWith('<script ') || / src="/.test(tag)) return undefined
  // React Router escapes every "<" in the data that it writes into a script.
  return html.slice(end + 1, html.indexOf('</script>', end))
}
