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
 * What an image element needs for the picture of a field. An uploaded one brings its own size and narrower files,
 * of which the browser takes the one that fits `sizes`; any other has the size of the box it is shown in.
 */
export function pictureSource(
  address: string | null,
  box: { width: number; height: number },
  sizes: string,
): PictureSource {
  const own = readMediaAddress(address)
  if (own === undefined) return { src: address ?? undefined, ...box }
  const { width, height, candidates } = own
  // A list of many logos need not name files that no screen would take.
  const sharpest = candidates.findIndex((file) => file.width >= SHARPEST * box.width)
  const useful = sharpest === -1 ? candidates : candidates.slice(0, sharpest + 1)
  const srcSet = useful.map((file) => `${file.address} ${file.width}w`).join(', ')
  return { src: address ?? undefined, width, height, srcSet, sizes }
}

/** Pixels of a screen for one of the page, on the finest phones. */
const SHARPEST = 3
