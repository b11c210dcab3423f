/**
 * Draws the icons of browsers and phones from public/favicon.svg: `node script/draw-icons.ts`. To be run after a change
 * of the drawing; what it writes is committed.
 */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const DRAWING = 'public/favicon.svg'
/** The card colour of the light theme: phones put their own shape over an icon, and fill what is clear with black. */
const GROUND = '#ffffff'

await writeFile('public/favicon.ico', asIco(await drawn(32), 32))
await writeFile('public/apple-touch-icon.png', await onGround(180))
await writeFile('public/icon-192.png', await onGround(192))
await writeFile('public/icon-512.png', await onGround(512))

function drawn(size: number): Promise<Buffer> {
  return sharp(DRAWING, { density: 72 * (size / 30) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** With the margin that a round mask may take: four fifths of the width are safe. */
async function onGround(size: number): Promise<Buffer> {
  const mark = Math.round(size * 0.64)
  return sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
    .composite([{ input: await drawn(mark), gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** One PNG in the container that Windows made: a header of 6 bytes and an entry of 16. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
