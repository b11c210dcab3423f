import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** A picture in two colours: upper half amber, lower half blue. */
export function aPicture(
  format: Format = 'png',
  { width = 400, height = 300 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  const top = Math.ceil(height / 2)
  return sharp({ create: { width, height, channels: 3, background: '#0044cc' } })
    .composite([
      { input: { create: { width, height: top, channels: 3, background: '#ffaa00' } }, left: 0, top: 0 },
    ])
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer()
}

/** A PNG of one colour that declares its size and contains all pixels in very few bytes. */
export function aHugePng(width: number, height: number): Buffer {
  // One bit a pixel in grey.
  const line = 1 + Math.ceil(width / 8)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(line * height), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
