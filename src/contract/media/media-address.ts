/**
 * Addresses of uploaded pictures. A field stores the address of the largest file, which encodes the picture's size and
 * the available narrower files.
 */

/** Widths in pixels. A picture has a file for each of these widths below its own. */
export const MEDIA_WIDTHS = [320, 640, 960, 1280, 1920] as const
/** Limits of the largest file, in pixels. */
export const MEDIA_BOX = { width: 1920, height: 8192 } as const

/** A stored picture, with the size of its largest file in pixels. */
export interface MediaSize {
  key: string
  width: number
  height: number
}

export interface MediaFile {
  name: string
  width: number
}

/** All files of a picture, narrowest first; the last is the original size. */
export function mediaFiles({ key, width, height }: MediaSize): [...MediaFile[], MediaFile] {
  const narrower = MEDIA_WIDTHS.filter((step) => step < width)
  return [
    ...narrower.map((step) => ({ name: `${key}-${step}.webp`, width: step })),
    { name: `${key}-${width}x${height}.webp`, width },
  ]
}

/** The address that fields store. */
export function mediaAddress(picture: MediaSize): string {
  return `${FOLDER}${picture.key}-${picture.width}x${picture.height}.webp`
}

export interface MediaCandidate {
  address: string
  width: number
}

/** Reads the size and all files, narrowest first, from such an address. Undefined for any other address. */
export function readMediaAddress(
  address: string | null | undefined,
): (MediaSize & { candidates: readonly MediaCandidate[] }) | undefined {
  const [, key = '', width, height] = ADDRESS.exec(address ?? '') ?? []
  if (width === undefined || height === undefined) return undefined
  const picture = { key, width: Number(width), height: Number(height) }
  const candidates = mediaFiles(picture).map((file) => ({ address: FOLDER + file.name, width: file.width }))
  return { ...picture, candidates }
}

/**
 * The key of a picture with a known dominant colour "#rrggbb": random hexadecimal digits, "g", and the digits of the
 * colour. Every page that shows a logo can read its background from the address.
 */
export function groundedKey(random: string, ground: string | undefined): string {
  return ground === undefined ? random : `${random}g${ground.slice(1)}`
}

/** The dominant colour "#rrggbb" that an address encodes; undefined where it encodes none. */
export function groundOfAddress(address: string | null | undefined): string | undefined {
  const digits = GROUND.exec(readMediaAddress(address)?.key ?? '')?.[1]
  return digits && `#${digits}`
}

export function isMediaFileName(name: string): boolean {
  return FILE.test(name)
}

const FOLDER = '/media/'
const KEY = '[a-z0-9]{16,40}'
const GROUND = /^[0-9a-f]+g([0-9a-f]{6})$/
const PIXELS = '[1-9][0-9]{0,3}'
const ADDRESS = new RegExp(`^${FOLDER}(${KEY})-(${PIXELS})x(${PIXELS})\\.webp$`)
const FILE = new RegExp(`^${KEY}-${PIXELS}(?:x${PIXELS})?\\.webp$`)
