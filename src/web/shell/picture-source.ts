import { readMediaAddress } from '#contract/media-address.ts'

export interface PictureSource {
  src: string | null
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
  if (own === undefined) return { src: address, ...box }
  return { src: address, width: own.width, height: own.height, srcSet: own.srcSet, sizes }
}
