import { readMediaAddress } from '#contract/media/media-address.ts'

export interface PictureSource {
  src: string | undefined
  /** Pixels. */
  width: number
  height: number
  srcSet?: string
  sizes?: string
}

/**
 * Attributes of an image element. An uploaded picture brings its size and narrower files, of which the browser takes
 * the one that fits `sizes`; any other picture has the size of its box.
 */
export function pictureSource(
  address: string | null,
  box: { width: number; height: number },
  sizes: string,
): PictureSource {
  const own = readMediaAddress(address)
  if (own === undefined) return { src: address ?? undefined, ...box }
  const { width, height, candidates } = own
  // Files that no screen would use are left out, which shortens long lists of logos.
  const sharpest = candidates.findIndex((file) => file.width >= SHARPEST * box.width)
  const useful = sharpest === -1 ? candidates : candidates.slice(0, sharpest + 1)
  const srcSet = useful.map((file) => `${file.address} ${file.width}w`).join(', ')
  return { src: address ?? undefined, width, height, srcSet, sizes }
}

/** Device pixels per CSS pixel on the sharpest phones. */
const SHARPEST = 3
