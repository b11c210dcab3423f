/** The colour tokens that replace those of `tokens.css` when a site has chosen a palette or an accent colour. */
import type { LookSettings, Palette } from '#contract/settings/look.schema.ts'

type Theme = 'light' | 'dark'

/**
 * Lightness and chroma of each token, as in `tokens.css`. A palette changes only the hue, which keeps every contrast.
 */
const SCALES: Readonly<Record<Theme, Readonly<Record<string, string>>>> = {
  light: {
    primary: '0.395 0.082',
    'primary-hover': '0.345 0.075',
    'primary-active': '0.3 0.066',
    'primary-foreground': '0.99 0.008',
    accent: '0.951 0.026',
    'accent-foreground': '0.35 0.076',
    link: '0.42 0.092',
    ring: '0.5 0.115',
    brand: '0.395 0.082',
    'brand-mark': '0.45 0.098',
    felt: '0.275 0.05',
    'felt-foreground': '0.975 0.012',
    'felt-muted': '0.82 0.035',
    'felt-border': '0.39 0.055',
  },
  dark: {
    primary: '0.515 0.108',
    'primary-hover': '0.54 0.113',
    'primary-active': '0.47 0.1',
    'primary-foreground': '0.995 0.006',
    accent: '0.282 0.04',
    'accent-foreground': '0.88 0.11',
    link: '0.835 0.12',
    ring: '0.82 0.135',
    brand: '0.835 0.132',
    'brand-mark': '0.545 0.115',
    felt: '0.232 0.034',
    'felt-foreground': '0.965 0.012',
    'felt-muted': '0.79 0.03',
    'felt-border': '0.335 0.04',
  },
}

/** Degrees in OKLCH; null leaves `tokens.css` unchanged. */
const HUES: Readonly<Record<Palette, number | null>> = { green: null, blue: 255, burgundy: 10 }

/**
 * Lightness and highest chroma of the accent tokens: dark enough for text in the light theme, light enough in the dark
 * one.
 */
const ACCENTS: Readonly<Record<Theme, Readonly<Record<string, readonly [number, number]>>>> = {
  light: { 'chip-ink': [0.49, 0.125], 'chip-tint': [0.96, 0.03] },
  dark: { chip: [0.765, 0.145], 'chip-ink': [0.82, 0.115], 'chip-tint': [0.285, 0.045] },
}

/** Token names without dashes with their CSS values; empty for the default look. */
export function lookTokens(theme: Theme, { palette, accent }: LookSettings): Record<string, string> {
  const hue = HUES[palette]
  const tokens: Record<string, string> = {}
  if (hue !== null)
    for (const [name, scale] of Object.entries(SCALES[theme])) tokens[name] = `oklch(${scale} ${hue})`
  if (accent === null) return tokens
  if (theme === 'light') tokens['chip'] = accent
  for (const [name, [lightness, chroma]] of Object.entries(ACCENTS[theme]))
    tokens[name] = `oklch(from ${accent} ${lightness} min(c,${chroma}) h)`
  return tokens
}
