import { loadSharp } from './load-sharp.ts'

/** A picture that is laid over a drawing, cut to its box. Pixels. */
export interface Overlay {
  /** WebP of our own store. */
  bytes: Uint8Array
  x: number
  y: number
  width: number
  height: number
  /** Of the corners. */
  radius: number
}

/** Turns a drawing of ours into a PNG of at most 256 colours. Callers wait in `WorkQueues.drawing`; never for an SVG that someone sent. */
export async function drawPng(svg: string, overlay?: Overlay): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp()
  const drawing = sharp(Buffer.from(svg)).timeout({ seconds: SECONDS })
  if (overlay !== undefined) {
    const { bytes, x: left, y: top, width, height, radius } = overlay
    const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`
    const cut = await sharp(bytes)
      .timeout({ seconds: SECONDS })
      .resize(width, height, { fit: 'cover' })
      .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
      .png()
      .toBuffer()
    drawing.composite([{ input: cut, left, top }])
  }
  return new Uint8Array(await drawing.png({ palette: true, colours: 128, effort: 7 }).toBuffer())
}

const SECONDS = 10
