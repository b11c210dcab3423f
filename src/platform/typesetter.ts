/** Sets text in Mona Sans as outlines, so that pictures look the same whatever fonts the system has. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

interface Style {
  /** Pixels. */
  size: number
  weight: Weight
}
type Weight = 'regular' | 'bold'

export interface Typesetter {
  /** The text in one line, in composed form, without what the typeface does not have. */
  settable: (text: string) => string
  /** Pixels. */
  width: (text: string, style: Style) => number
  /** An SVG path; the baseline begins at this point. */
  outline: (text: string, style: Style & { x: number; y: number }) => string
}

/** The fonts are read with the first picture: a tenth of a second, and 12 MB that stay. */
export async function loadTypesetter(): Promise<Typesetter> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

let loading: Promise<Typesetter> | undefined

/** The files of one weight, the commonest letters first. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const
const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 500, bold: 700 }

async function load(): Promise<Typesetter> {
  const { create } = await import('fontkit')
  const { resolve } = createRequire(import.meta.url)
  const fontsOf = (weight: Weight) =>
    Promise.all(
      SUBSETS.map(async (subset) => {
        const name = `@fontsource/mona-sans/files/mona-sans-${subset}-${WEIGHTS[weight]}-normal.woff`
        return create(await readFile(resolve(name))) as Font
      }),
    )
  return typesetterOf({ regular: await fontsOf('regular'), bold: await fontsOf('bold') })
}

function typesetterOf(fonts: Readonly<Record<Weight, readonly Font[]>>): Typesetter {
  const has = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return fonts.regular.find((font) => font.hasGlyphForCodePoint(code))
  }

  /** Neighbouring characters of the same font together, so that pairs are kerned. */
  function runs(text: string, weight: Weight): { font: Font; text: string }[] {
    const found: { font: Font; text: string }[] = []
    for (const character of text) {
      const font = fonts[weight].find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      const last = found.at(-1)
      if (font === undefined) continue
      if (last?.font === font) last.text += character
      else found.push({ font, text: character })
    }
    return found
  }

  return {
    settable: (text) =>
      Array.from(text.normalize('NFC').replaceAll(/\s+/gu, ' '), (character) => {
        if (has(character) !== undefined) return character
        // A letter with an accent that the typeface lacks is better without it than left out.
        const [base = ''] = character.normalize('NFKD')
        return has(base) === undefined ? '' : base
      })
        .join('')
        .replaceAll(/ {2,}/g, ' ')
        .trim(),
    width: (text, { size, weight }) =>
      runs(text, weight).reduce(
        (sum, run) => sum + run.font.layout(run.text).advanceWidth * scaleOf(run.font, size),
        0,
      ),
    outline(text, { x, y, size, weight }) {
      let at = x
      const paths: string[] = []
      for (const { font, text: part } of runs(text, weight)) {
        const scale = scaleOf(font, size)
        const { glyphs, positions } = font.layout(part)
        for (const [index, glyph] of glyphs.entries()) {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
          const place = { x: at + xOffset * scale, y: y - yOffset * scale, scale }
          paths.push(...glyph.path.commands.map((command) => commandOf(command, place)))
          at += xAdvance * scale
        }
      }
      return paths.join('')
    },
  }
}

function scaleOf(font: Font, size: number): number {
  return size / font.unitsPerEm
}

/** Font units have their origin on the baseline and grow upwards. */
function commandOf(
  { command, args }: { command: string; args: readonly number[] },
  { x, y, scale }: { x: number; y: number; scale: number },
): string {
  const numbers = args.map((value, index) =>
    String(Math.round((index % 2 === 0 ? x + value * scale : y - value * scale) * 10) / 10),
  )
  return `${COMMANDS[command] ?? ''}${numbers.join(' ')}`
}

const COMMANDS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}
