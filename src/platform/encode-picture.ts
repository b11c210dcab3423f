/** Converts uploads to our own pictures. Uploaded bytes are untrusted until they are re-encoded. */
import type { Sharp } from 'sharp'
import { MEDIA_BOX, MEDIA_WIDTHS } from '#contract/media/media-address.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { loadSharp } from './load-sharp.ts'

export interface EncodedPicture {
  /** Pixels of the largest file. */
  width: number
  height: number
  /** Narrowest first; the last is the largest. */
  files: [...EncodedFile[], EncodedFile]
  /** Red, green, blue and alpha of at most 64 by 64 pixels, 0 to 255. */
  sample: Uint8Array
}
export interface EncodedFile {
  /** Pixels. */
  width: number
  /** WebP. */
  bytes: Uint8Array
}

/**
 * The picture as WebP in every standard width below its own, and in its own up to 1920 pixels, never enlarged: upright,
 * in sRGB, without metadata such as EXIF and GPS. An animation is reduced to its first frame, because a moving logo
 * distracts and cannot be stopped. Refuses with invalid_input bytes that are not a complete JPEG, PNG, WebP, AVIF or
 * GIF, and pictures above 40 megapixels. Callers wait in `WorkQueues.encoding`.
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const start = Buffer.from(bytes.subarray(0, 16))
  if (!SIGNATURES.some((fits) => fits(start))) throw notAPicture()
  return await encode(bytes)
}

const MAX_PIXELS = 40e6
const SECONDS = 20
/** Pixels. */
const SAMPLE = { width: 64, height: 64 } as const
// On two cores a 12-megapixel photo takes 0.6 s as WebP in five widths, and 11 s as AVIF that is 40% smaller.
const WEBP = { quality: 80 } as const
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif'])

/** The first bytes of each format. An AVIF is a HEIF by its box; its codec is checked later. */
const SIGNATURES: readonly ((start: Buffer) => boolean)[] = [
  (start) => start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (start) => start.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (start) => /^RIFF.{4}WEBP/s.test(start.toString('latin1')),
  (start) => /^.{4}ftyp(?:avif|avis|mif1)/s.test(start.toString('latin1')),
  (start) => /^GIF8[79]a/.test(start.toString('latin1')),
]

async function encode(bytes: Uint8Array): Promise<EncodedPicture> {
  const open = await loadSharp()
  try {
    await refuseOthers(open(bytes, { limitInputPixels: false }))
    const whole = open(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { data, info } = await whole
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ ...MEDIA_BOX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const raw = { width, height, channels }
    const inWidth = async (step: number): Promise<EncodedFile> => {
      const drawn = open(data, { raw }).timeout({ seconds: SECONDS }).resize({ width: step }).webp(WEBP)
      return { width: step, bytes: await drawn.toBuffer() }
    }
    const files: EncodedFile[] = []
    for (const step of MEDIA_WIDTHS.filter((one) => one < width)) files.push(await inWidth(step))
    // Nearest neighbour keeps the picture's own colours instead of mixing them.
    const sample = await open(data, { raw })
      .resize({ ...SAMPLE, fit: 'inside', kernel: 'nearest', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer()
    return { width, height, files: [...files, await inWidth(width)], sample }
  } catch (error) {
    throw error instanceof Refusal ? error : asRefusal(error)
  }
}

async function refuseOthers(picture: Sharp): Promise<void> {
  const { format, compression, width, height } = await picture.metadata()
  if (!FORMATS.has(format) || (format === 'heif' && compression !== 'av1')) throw notAPicture()
  if (width * height > MAX_PIXELS)
    throw refused('This picture has too many pixels. Send one with at most 40 megapixels.')
}

function asRefusal(error: unknown): Refusal {
  const isTooSlow = error instanceof Error && /timeout/i.test(error.message)
  return refused(
    isTooSlow
      ? 'This picture takes too long to read. Send a smaller one.'
      : 'This picture is damaged and cannot be read. Send another copy of it.',
  )
}

function notAPicture(): Refusal {
  return refused('This file is not a picture we can use. Send a JPEG, PNG, WebP, AVIF or GIF.')
}

function refused(message: string): Refusal {
  return new Refusal('invalid_input', message, { problems: [{ path: 'file', message }] })
}
