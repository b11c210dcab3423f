/** Renders a layout of styled elements as a PNG with our own fonts, so that it looks the same on every system. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'satori'
import { loadSharp } from './load-sharp.ts'

const SECONDS = 10

/**
 * Renders elements of ours (never an uploaded SVG) as a PNG of at most 128 colours. Callers wait in
 * `WorkQueues.drawing`.
 * @param width pixels
 * @param height pixels
 */
export async function drawCard(
  card: object,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: satori }, sharp, fonts] = await Promise.all([import('satori'), loadSharp(), loadFonts()])
  const svg = await satori(card as Parameters<typeof satori>[0], { width, height, fonts })
  const drawing = sharp(Buffer.from(svg)).timeout({ seconds: SECONDS })
  return new Uint8Array(await drawing.png({ palette: true, colours: 128, effort: 7 }).toBuffer())
}

/** A stored WebP, cropped to a square of this side in pixels, as a data URL for a card. */
export async function pictureAddress(bytes: Uint8Array, side: number): Promise<string> {
  const sharp = await loadSharp()
  const png = await sharp(bytes)
    .timeout({ seconds: SECONDS })
    .resize(side, side, { fit: 'cover' })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

let loading: Promise<Font[]> | undefined

/** The fonts are read with the first picture. */
function loadFonts(): Promise<Font[]> {
  loading ??= readFonts().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** The files of one weight, the most frequent letters first. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const
/** The weight of the font file for each weight in styles. */
const WEIGHTS = [
  [400, 500],
  [700, 700],
] as const

async function readFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url)
  return Promise.all(
    WEIGHTS.flatMap(([weight, file]) =>
      SUBSETS.map(async (subset): Promise<Font> => {
        const name = `@fontsource/mona-sans/files/mona-sans-${subset}-${file}-normal.woff`
        // Satori looks for a letter in the fonts of the given name, then in all others.
        return {
          name: subset === 'latin' ? 'Mona Sans' : `Mona Sans ${subset}`,
          weight,
          style: 'normal',
          data: await readFile(resolve(name)),
        }
      }),
    ),
  )
}
