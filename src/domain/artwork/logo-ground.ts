/** The colours of the generated logos, also used for coloured areas behind them. */
import { at, hash } from './random.ts'

// [ground, figure, accent] — ground/figure ≥ 4.5:1, accent ≥ 2:1 on the ground
export const LOGO_PALETTES: readonly (readonly [ground: string, figure: string, accent: string])[] = [
  ['#12352c', '#f3ead9', '#f2a65a'],
  ['#f4a669', '#2b1b2e', '#fff3e2'],
  ['#2743c7', '#f4f1ff', '#ffc94d'],
  ['#f6cdc6', '#6d1f3a', '#d9482b'],
  ['#1b2240', '#c9dcff', '#ff8a70'],
  ['#f6db86', '#23372f', '#cf5a28'],
  ['#4b1f47', '#fbd9e4', '#f0a64b'],
  ['#c2e1f2', '#123c5a', '#e05a3c'],
  ['#a83a26', '#ffecdf', '#f8bd6a'],
  ['#c4d6c2', '#1f3d33', '#cc4f38'],
  ['#25272c', '#efece6', '#c7e36b'],
  ['#0e6468', '#eaf7f2', '#ffbe78'],
]

/** The background colour of the generated logo for a name, such as "#2743c7". */
export function logoGround(name: string): string {
  return at(LOGO_PALETTES, hash(name))[0]
}

/**
 * The dominant colour "#rrggbb" of a picture: the mean of the fullest of 4,096 boxes of similar colours. Undefined
 * where a tenth of the pixels is transparent or the colour is almost white, because it would fill no visible area.
 * @param pixels red, green, blue and alpha of each pixel, 0 to 255
 */
export function dominantColour(pixels: Uint8Array): string | undefined {
  const boxes = new Map<number, { count: number; sums: [number, number, number] }>()
  let clear = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < OPAQUE) clear++
    else {
      const key = ((red >> 4) << 8) | (green & 0xf0) | (blue >> 4)
      const box = boxes.get(key) ?? { count: 0, sums: [0, 0, 0] }
      box.count++
      box.sums = [box.sums[0] + red, box.sums[1] + green, box.sums[2] + blue]
      boxes.set(key, box)
    }
  }
  const [most] = [...boxes.values()].toSorted((one, other) => other.count - one.count)
  if (most === undefined || clear * 40 > pixels.length) return undefined
  const { count, sums } = most
  const colour = `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
  return luminance(colour) > PALE ? undefined : colour
}

/** A pixel with less alpha counts as transparent. */
const OPAQUE = 128
/** Above this relative luminance an area looks like the white page: contrast below 1.25:1. */
const PALE = 0.79

/** The text colour that is readable on "#rrggbb": white or black, with a contrast of at least 4.5:1 on any colour. */
export function inkOn(ground: string): 'dark' | 'light' {
  return luminance(ground) > EVEN ? 'dark' : 'light'
}

/** The luminance at which white and black contrast equally: (1.05 / (L + 0.05)) = ((L + 0.05) / 0.05). */
const EVEN = Math.sqrt(1.05 * 0.05) - 0.05

/** Relative luminance from 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
