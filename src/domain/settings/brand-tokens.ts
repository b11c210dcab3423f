/** The colour tokens of both themes, derived from two brand colours, and which of them could not be read. */
import { contrast, fromHex, toHex } from './oklch.ts'
import type { Oklch } from './oklch.ts'

export type ThemeName = 'light' | 'dark'
export type Tokens = Readonly<Record<string, string>>

/** Lightness and chroma of each token in the described themes; the hue is that of the brand colour. */
type Scale = Readonly<Record<string, readonly [lightness: number, chroma: number]>>

const MAIN: Readonly<Record<ThemeName, Scale>> = {
  light: {
    'primary-foreground': [0.99, 0.008],
    accent: [0.951, 0.026],
    'accent-foreground': [0.35, 0.076],
    link: [0.42, 0.092],
    ring: [0.5, 0.115],
    felt: [0.275, 0.05],
    'felt-foreground': [0.975, 0.012],
    'felt-muted': [0.82, 0.035],
    'felt-border': [0.39, 0.055],
  },
  dark: {
    primary: [0.515, 0.108],
    'primary-hover': [0.54, 0.113],
    'primary-active': [0.47, 0.1],
    'primary-foreground': [0.995, 0.006],
    accent: [0.282, 0.04],
    'accent-foreground': [0.88, 0.11],
    link: [0.835, 0.12],
    ring: [0.82, 0.135],
    brand: [0.835, 0.132],
    'brand-mark': [0.545, 0.115],
    felt: [0.232, 0.034],
    'felt-foreground': [0.965, 0.012],
    'felt-muted': [0.79, 0.03],
    'felt-border': [0.335, 0.04],
  },
}
const SECOND: Readonly<Record<ThemeName, Scale>> = {
  light: { 'chip-ink': [0.49, 0.125], 'chip-tint': [0.96, 0.03] },
  dark: { chip: [0.765, 0.145], 'chip-ink': [0.82, 0.115], 'chip-tint': [0.285, 0.045] },
}
/** Chroma of the described brand colours: a paler one makes every token paler. */
const DESCRIBED_CHROMA = { main: 0.082, second: 0.15 }

/** The tokens that take precedence over those of `tokens.css`. A colour that is null leaves its tokens as they are. */
export function brandTokens(colours: {
  main: string | null
  second: string | null
}): Record<ThemeName, Tokens> {
  return { light: tokensOf('light', colours), dark: tokensOf('dark', colours) }
}

function tokensOf(
  theme: ThemeName,
  { main, second }: { main: string | null; second: string | null },
): Tokens {
  return {
    ...(main !== null && scaled(fromHex(main), MAIN[theme], DESCRIBED_CHROMA.main)),
    ...(main !== null && theme === 'light' && exactly(main)),
    ...(second !== null && scaled(fromHex(second), SECOND[theme], DESCRIBED_CHROMA.second)),
    ...(second !== null && theme === 'light' && { chip: second }),
  }
}

/** In the light theme the main colour is as it was chosen. */
function exactly(main: string): Tokens {
  const colour = fromHex(main)
  const moved = (by: number) => toHex({ ...colour, l: Math.min(1, Math.max(0, colour.l + by)) })
  return {
    primary: main,
    'primary-hover': moved(-0.05),
    'primary-active': moved(-0.095),
    brand: main,
    'brand-mark': moved(0.055),
  }
}

function scaled({ c, h }: Oklch, scale: Scale, described: number): Tokens {
  const share = Math.min(1.5, c / described)
  return Object.fromEntries(
    Object.entries(scale).map(([name, [l, chroma]]) => [name, toHex({ l, c: chroma * share, h })]),
  )
}

/** What is behind text in each theme, as in `tokens.css`. */
const GROUNDS: Readonly<Record<ThemeName, Tokens>> = {
  light: { background: toHex({ l: 0.984, c: 0.003, h: 165 }), card: '#ffffff' },
  dark: {
    background: toHex({ l: 0.168, c: 0.012, h: 168 }),
    card: toHex({ l: 0.21, c: 0.015, h: 168 }),
  },
}

/** What must be readable on what, in words, by WCAG 2.2: 4.5 for text, 3 for what shows the focus. */
const PAIRS: readonly [
  field: 'main' | 'second',
  front: string,
  ground: string,
  least: number,
  words: string,
][] = [
  ['main', 'primary-foreground', 'primary', 4.5, 'the text of buttons on the main colour'],
  [
    'main',
    'primary-foreground',
    'primary-hover',
    4.5,
    'the text of buttons on the main colour under the pointer',
  ],
  ['main', 'link', 'background', 4.5, 'links on the page'],
  ['main', 'link', 'card', 4.5, 'links on cards'],
  ['main', 'brand', 'background', 3, 'the main colour on the page'],
  ['main', 'accent-foreground', 'accent', 4.5, 'text on the light tint of the main colour'],
  ['main', 'felt-foreground', 'felt', 4.5, 'text on deep panels'],
  ['main', 'felt-muted', 'felt', 4.5, 'quiet text on deep panels'],
  ['main', 'ring', 'background', 3, 'the focus ring on the page'],
  ['second', 'chip-ink', 'background', 4.5, 'text in the second colour on the page'],
  ['second', 'chip-ink', 'card', 4.5, 'text in the second colour on cards'],
  ['second', 'chip-ink', 'chip-tint', 4.5, 'text in the second colour on its tint'],
]

export interface ColourProblem {
  path: 'main' | 'second'
  /** Which pair in which theme has too little contrast, and how much. */
  message: string
}

/** The first pair of each colour that could not be read; empty when all can. */
export function colourProblems(colours: { main: string | null; second: string | null }): ColourProblem[] {
  const tokens = brandTokens(colours)
  const found = new Map<string, ColourProblem>()
  for (const theme of ['light', 'dark'] as const)
    for (const [path, front, ground, least, words] of PAIRS) {
      const all: Tokens = { ...GROUNDS[theme], ...tokens[theme] }
      const [one, other] = [all[front], all[ground]]
      if (one === undefined || other === undefined || found.has(path)) continue
      const measured = contrast(one, other)
      if (measured >= least) continue
      const label = path === 'main' ? 'Main colour' : 'Second colour'
      found.set(path, {
        path,
        message: `${label} cannot be used: ${words} (${theme} theme) would have a contrast of ${(Math.floor(measured * 10) / 10).toFixed(1)} to 1 and needs ${least} to 1. Choose a darker one.`,
      })
    }
  return [...found.values()]
}
