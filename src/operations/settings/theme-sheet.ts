import { DESCRIBED_LOOK, LookSettings, type Typeface } from '#contract/settings/look.schema.ts'
import { lookTokens } from '#domain/settings/look-tokens.ts'
import type { App } from '../app/app.ts'

/** Raise this when the same look gives other tokens, because browsers cache the sheet forever. */
const THEME_DESIGN = 3

/**
 * The address of the style sheet with the chosen colours and typeface; undefined for the default look. The address
 * contains everything that the sheet depends on, so any process can serve it at any time, previews included. It is a
 * file because the content security policy allows no inline styles.
 */
export function themePath({ siteSettings }: Pick<App, 'siteSettings'>): string | undefined {
  const { palette, accent, typeface } = siteSettings.stored().look ?? DESCRIBED_LOOK
  if (palette === DESCRIBED_LOOK.palette && accent === null && typeface === DESCRIBED_LOOK.typeface)
    return undefined
  return `/theme/${THEME_DESIGN}-${palette}-${accent?.slice(1) ?? NONE}-${typeface}.css`
}

const NONE = 'none'
const FILE = /^(\d{1,3})-([a-z]{1,10})-([0-9a-f]{6}|none)-([a-z]{1,10})\.css$/

/** The sheet for a file name of such an address; undefined for an invalid one. */
export function themeSheet(file: string): { css: string; isCurrent: boolean } | undefined {
  const [, design, palette, accent = NONE, typeface] = FILE.exec(file) ?? []
  const look = LookSettings.safeParse({ palette, accent: accent === NONE ? null : `#${accent}`, typeface })
  return look.success ? { css: sheetOf(look.data), isCurrent: Number(design) === THEME_DESIGN } : undefined
}

// More specific than `tokens.css`, which is loaded again with parts of the page that come later.
function sheetOf(look: LookSettings): string {
  const font = FONTS[look.typeface]
  return [
    rule('html:root', { ...lookTokens('light', look), ...(font !== undefined && { 'font-sans': font }) }),
    // Print is always light.
    onScreens(rule('html.dark', lookTokens('dark', look))),
  ].join('')
}

function rule(selector: string, tokens: Readonly<Record<string, string>>): string {
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value};`)
  return lines.length === 0 ? '' : `${selector}{${lines.join('')}}\n`
}

function onScreens(rules: string): string {
  return rules === '' ? '' : `@media screen{${rules}}\n`
}

/** Fonts installed on devices; none is loaded. */
const FONTS: Readonly<Record<Typeface, string | undefined>> = {
  mona: undefined,
  system: "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif",
  serif: "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif",
}
