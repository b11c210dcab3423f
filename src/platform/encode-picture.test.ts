import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aHugePng, aPicture } from '#test/pictures.ts'
import { encodePicture } from './encode-picture.ts'

const NOT_OURS = 'This file is not a picture we can use. Send a JPEG, PNG, WebP, AVIF or GIF.'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

const largestOf = async (bytes: Uint8Array) => {
  const { files } = await encodePicture(bytes)
  return Buffer.from(files.at(-1)?.bytes ?? [])
}
/** The colour in the middle of the upper and of the lower half, each channel from 0 to 255. */
const coloursOf = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(info.width / 2)) * info.channels
    return [...data.subarray(start, start + 3)]
  }
  return [at(0.25), at(0.75)] as const
}
const isNear = (colour: readonly number[], wanted: readonly number[]) =>
  colour.every((channel, at) => Math.abs(channel - (wanted[at] ?? 0)) < 45)

describe('what it takes', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s becomes WebP', async (format) => {
    const encoded = await encodePicture(await aPicture(format))
    expect([encoded.width, encoded.height, encoded.files.map(({ width }) => width)]).toEqual([
      400,
      300,
      [320, 400],
    ])
    for (const { bytes, width } of encoded.files)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width })
    const [upper, lower] = await coloursOf(encoded.files[0].bytes)
    expect([isNear(upper, [255, 170, 0]), isNear(lower, [0, 68, 204])]).toEqual([true, true])
  })

  test.each([
    [{ width: 1, height: 1 }, { width: 1, height: 1 }, [1]],
    [{ width: 1000, height: 10 }, { width: 1000, height: 10 }, [320, 640, 960, 1000]],
    [{ width: 3000, height: 300 }, { width: 1920, height: 192 }, [320, 640, 960, 1280, 1920]],
    [{ width: 20, height: 20_000 }, { width: 8, height: 8192 }, [8]],
  ])('a picture of %j is never enlarged, and cut down to %j', async (given, largest, widths) => {
    const { files, width, height } = await encodePicture(await aPicture('png', given))
    expect([{ width, height }, files.map((file) => file.width)]).toEqual([largest, widths])
  })

  test('a photo turned by its camera is upright, and says nothing of place, camera or profile', async () => {
    const photo = await sharp(await aPicture('jpeg'))
      .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitude: '44/1 49/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const drawn = await largestOf(photo)
    const { width, height, ...metadata } = await sharp(drawn).metadata()
    expect([width, height]).toEqual([300, 400])
    for (const kind of ['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments'] as const)
      expect([kind, metadata[kind]]).toEqual([kind, undefined])
    expect(drawn.includes('Kamera')).toBe(false)
  })

  test('print colours become those of screens', async () => {
    const print = await sharp(await aPicture('png'))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect((await sharp(print).metadata()).space).toBe('cmyk')
    const drawn = await largestOf(print)
    expect((await sharp(drawn).metadata()).space).toBe('srgb')
    const [upper, lower] = await coloursOf(drawn)
    expect([upper[0] ?? 0, lower[2] ?? 0].map((channel) => channel > 120)).toEqual([true, true])
  })

  test('greyscale, 16 bits a channel and transparency survive', async () => {
    const grey = await sharp(await aPicture())
      .greyscale()
      .png()
      .toBuffer()
    const deep = await sharp(await aPicture())
      .toColourspace('rgb16')
      .png()
      .toBuffer()
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#f008' } })
      .png()
      .toBuffer()
    for (const [bytes, hasAlpha] of [
      [grey, false],
      [deep, false],
      [clear, true],
    ] as const)
      expect((await sharp(await largestOf(bytes)).metadata()).hasAlpha).toBe(hasAlpha)
  })

  test('an animation is its first frame', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer()
    expect((await sharp(moving, { pages: -1 }).metadata()).pages).toBe(3)
    const drawn = await largestOf(moving)
    const { width, height, pages = 1 } = await sharp(drawn, { pages: -1 }).metadata()
    expect([width, height, pages]).toEqual([40, 40, 1])
    expect(isNear((await coloursOf(drawn))[0], [255, 0, 0])).toBe(true)
  })

  test('of a picture that is a web page as well only the picture is left', async () => {
    const page = '<script>alert(document.domain)</script>'
    const polyglot = Buffer.concat([await aPicture('jpeg'), Buffer.from(`<html>${page}</html>PK\x03\x04`)])
    const { files } = await encodePicture(polyglot)
    expect(files.some(({ bytes }) => Buffer.from(bytes).includes('script'))).toBe(false)
  })
})

describe('what it refuses', () => {
  test.each([
    ['an SVG with a script', SVG],
    ['an SVG that hides behind an XML head', `<?xml version="1.0"?>${SVG}`],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['an archive', 'PK\x03\x04\x14\0\0\0'],
    ['a text', 'GIF, honestly'],
    ['a program', '\x7fELF\x02\x01\x01'],
    ['a TIFF', 'II*\0\x08\0\0\0'],
    ['a bitmap', 'BM\x36\0\0\0'],
    ['a film', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2'],
    ['a single byte', '\xff'],
  ])('%s', async (_what, content) => {
    await expect(encodePicture(Buffer.from(content, 'latin1'))).rejects.toMatchObject({
      code: 'invalid_input',
      message: NOT_OURS,
      problems: [{ path: 'file', message: NOT_OURS }],
    })
  })

  test.each([
    ['a JPEG', '\xff\xd8\xff\xe0'],
    ['a PNG', '\x89PNG\r\n\x1a\n'],
    ['a GIF', 'GIF89a'],
    ['a WebP', 'RIFF\x10\0\0\0WEBP'],
    ['an AVIF', '\0\0\0\x20ftypavif'],
  ])('an SVG that begins like %s', async (_what, start) => {
    await expect(encodePicture(Buffer.from(start + SVG, 'latin1'))).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('half of a %s', async (format) => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .toFormat(format, { effort: 1 })
      .toBuffer()
    await expect(encodePicture(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'This picture is damaged and cannot be read. Send another copy of it.',
    })
  })

  test('256 megapixels in 30 kB', async () => {
    const bomb = aHugePng(16_000, 16_000)
    expect(bomb.length).toBeLessThan(40_000)
    await expect(encodePicture(bomb)).rejects.toMatchObject({
      message: 'This picture has too many pixels. Send one with at most 40 megapixels.',
    })
  })

  test('what claims more pixels than it holds', async () => {
    const liar = aHugePng(6000, 6000)
    liar.writeUInt32BE(4_000_000_000, 16)
    await expect(encodePicture(liar)).rejects.toMatchObject({ code: 'invalid_input' })
  })
})

test('many at once all come out', async () => {
  const bytes = await aPicture('png', { width: 700, height: 400 })
  const all = await Promise.all(Array.from({ length: 9 }, () => encodePicture(bytes)))
  expect(all.every(({ width, files }) => width === 700 && files.length === 3)).toBe(true)
})
