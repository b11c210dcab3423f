import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { dominantColour } from '#domain/artwork/logo-ground.ts'
import { encodePicture } from '#platform/encode-picture.ts'

describe('its dominant colour', () => {
  const badge = (ground: string, figure = '') =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${ground}"/>${figure}</svg>`,
    )
  const groundOf = async (svg: Buffer, format: 'png' | 'jpeg' = 'png') =>
    dominantColour((await encodePicture(await sharp(svg).toFormat(format).toBuffer())).sample)

  test.each([
    [
      'the ground of a badge',
      badge('#2743c7', '<circle cx="150" cy="100" r="60" fill="#ffc94d"/>'),
      '#2743c7',
    ],
    ['a grey one', badge('#25272c'), '#25272c'],
    ['the larger part of two', badge('#0e6468', '<rect width="120" height="200" fill="#fff"/>'), '#0e6468'],
    [
      'none where it is almost white',
      badge('#f4f4f2', '<circle cx="150" cy="100" r="60" fill="#a83a26"/>'),
      undefined,
    ],
    [
      'none where it is transparent',
      badge('none', '<circle cx="150" cy="100" r="90" fill="#a83a26"/>'),
      undefined,
    ],
  ])('%s', async (_what, svg, wanted) => {
    expect(await groundOf(svg)).toBe(wanted)
  })

  test('a JPEG and a greyscale picture have one as well', async () => {
    const read = await groundOf(badge('#a83a26'), 'jpeg')
    // A channel of a JPEG may be a few steps off.
    const off = [1, 3, 5].map((at) =>
      Math.abs(
        Number.parseInt(read?.slice(at, at + 2) ?? '', 16) - Number.parseInt('#a83a26'.slice(at, at + 2), 16),
      ),
    )
    expect(Math.max(...off)).toBeLessThan(4)
    const grey = await sharp(badge('#555')).greyscale().png().toBuffer()
    expect(dominantColour((await encodePicture(grey)).sample)).toBe('#555555')
  })
})
