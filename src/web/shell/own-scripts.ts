import { countryScript } from '../countries/country-script.ts'
import { EARLY_SCRIPT } from './early-script.ts'
import { THEME_SCRIPT } from './theme-script.ts'

export interface OwnScripts {
  /** The document without nonces: it is cached, and a nonce shared by everyone protects nobody. */
  html: string
  /** The bodies of the inline scripts that the content security policy may allow. */
  scripts: readonly string[]
}

/** The scripts in the head of every page, known at build time. */
const KNOWN: readonly string[] = [THEME_SCRIPT, countryScript(), EARLY_SCRIPT]

/**
 * Tells scripts of our own components from scripts in stored content: only the former carry `nonce`, which must be new
 * for every rendering. Reason: docs/decisions/0020.
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

/**
 * The body of the inline script whose tag has the attribute at `at`; undefined for other tags and for external scripts.
 */
function inlineScriptAround(html: string, at: number): string | undefined {
  const start = html.lastIndexOf('<', at)
  const end = html.indexOf('>', at)
  const tag = html.slice(start, end)
  if (!tag.startsWith('<script ') || / src="/.test(tag)) return undefined
  // React Router escapes every "<" in a script's data.
  return html.slice(end + 1, html.indexOf('</script>', end))
}
