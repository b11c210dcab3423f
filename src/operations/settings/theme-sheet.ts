import { TYPEFACES } from '#contract/settings/look.schema.ts'
import type { LookSettings, Typeface } from '#contract/settings/look.schema.ts'
import { brandTokens } from '#domain/settings/brand-tokens.ts'
import type { Tokens } from '#domain/settings/brand-tokens.ts'
import type { App } from '../app/app.ts'

/** Raise it when the same colours give other tokens: the sheet is stored by browsers for good. */
const THEME_DESIGN = 2

/**
 * The address of the style sheet with the colours and the typeface of the settings; undefined while the described look
 * is in force. The address says all that the sheet depends on, so every process can serve it at any time, a preview included.
 * It is an address because the policy allows no inline styles.
 */
export function themePath({ siteSettings }: Pick<App, 'siteSettings'>): string | undefined {
  const { main = null, second = null, typeface = 'mona' } = siteSettings.stored().look ?? {}
  if (main === null && second === null && typeface === 'mona') return undefined
  return `/theme/${THEME_DESIGN}-${inAddress(main)}-${inAddress(second)}-${typeface}.css`
}

function inAddress(colour: string | null): string {
  return colour?.slice(1) ?? NONE
}

const NONE = 'none'
const FILE = /^(\d{1,3})-([0-9a-f]{6}|none)-([0-9a-f]{6}|none)-([a-z]{1,10})\.css$/

/** The sheet of a file name of such an address; undefined when it is none. */
export function themeSheet(file: string): { css: string; isCurrent: boolean } | undefined {
  const [, design, main = NONE, second = NONE, face] = FILE.exec(file) ?? []
  const typeface = TYPEFACES.find((name) => name === face)
  if (design === undefined || typeface === undefined) return undefined
  const colour = (text: string) => (text === NONE ? null : `#${text}`)
  const css = sheetOf({ main: colour(main), second: colour(second), typeface })
  return { css, isCurrent: Number(design) === THEME_DESIGN }
}

// More specific than `tokens.css`, which comes once more with parts of the page that are loaded later.
function sheetOf(look: LookSettings): string {
  const { light, dark } = brandTokens(look)
  const font = FONTS[look.typeface]
  return [
    rule('html:root', { ...light, ...(font !== undefined && { 'font-sans': font }) }),
    // Paper is light.
    onScreens(rule('html.dark', dark)),
  ].join('')
}

function rule(selector: string, tokens: Tokens): string {
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value};`)
  return lines.length === 0 ? '' : `${selector}{${lines.join('')}}\n`
}

function onScreens(rules: string): string {
  return rules === '' ? '' : `@media screen{${rules}}\n`
}

/** Fonts that devices have; nothing is loaded from elsewhere. */
const FONTS: Readonly<Record<Typeface, string | undefined>> = {
  mona: undefined,
  system: "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif",
  serif: "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif",
}
