import type { LookSettings, Typeface } from '#contract/settings/look.schema.ts'
import { brandTokens } from '#domain/settings/brand-tokens.ts'
import type { Tokens } from '#domain/settings/brand-tokens.ts'
import { sha256 } from '#platform/hash.ts'
import type { App } from '../app/app.ts'

export interface ThemeSheet {
  css: string
  /** Its address, with a digest of what it says. */
  path: string
}

/**
 * The style sheet with the colours and the typeface of the settings; undefined while the described look stands. It has
 * an address because the policy allows no inline styles. It holds nothing that somebody typed: colours are computed,
 * typefaces are chosen from a list.
 */
export function themeSheet({ siteSettings }: Pick<App, 'siteSettings'>): ThemeSheet | undefined {
  const { look } = siteSettings.stored()
  const css = look === undefined ? '' : sheetOf(look)
  return css === '' ? undefined : { css, path: `/theme/${sha256(css).slice(0, 16)}.css` }
}

// More specific than `tokens.css`, which comes once more with parts of the page that are loaded later.
function sheetOf(look: LookSettings): string {
  const { light, dark } = brandTokens(look)
  const font = FONTS[look.typeface]
  return [
    rule('html:root', { ...light, ...(font !== undefined && { 'font-sans': font }) }),
    rule('html.dark', dark),
  ].join('')
}

function rule(selector: string, tokens: Tokens): string {
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value};`)
  return lines.length === 0 ? '' : `${selector}{${lines.join('')}}\n`
}

/** Fonts that devices have; nothing is loaded from elsewhere. */
const FONTS: Readonly<Record<Typeface, string | undefined>> = {
  mona: undefined,
  system: "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif",
  serif: "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif",
}
