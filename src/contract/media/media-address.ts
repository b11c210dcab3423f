/**
 * The addresses of uploaded pictures. A field keeps the one of the largest file, and says with it how large the
 * picture is and which narrower files there are.
 */

/** Pixels. A picture has a file of each of these widths that is below its own. */
export const MEDIA_WIDTHS = [320, 640, 960, 1280, 1920] as const
/** The largest file fits into this, in pixels. */
export const MEDIA_BOX = { width: 1920, height: 8192 } as const

/** A picture as it is stored: the largest file's pixels. */
export interface MediaSize {
  key: string
  width: number
  height: number
}

export interface MediaFile {
  name: string
  /** Pixels. */
  width: number
}

/** All files of a picture, the narrowest first; the last is the largest. */
export function mediaFiles({ key, width, height }: MediaSize): [...MediaFile[], MediaFile] {
  const narrower = MEDIA_WIDTHS.filter((step) => step < width)
  return [
    ...narrower.map((step) => ({ name: `${key}-${step}.webp`, width: step })),
    { name: `${key}-${width}x${height}.webp`, width },
  ]
}

/** The address that fields hold. */
export function mediaAddress(picture: MediaSize): string {
  return `${FOLDER}${picture.key}-${picture.width}x${picture.height}.webp`
}

export interface MediaCandidate {
  address: string
  /** Pixels. */
  width: number
}

/** What such an address says: size, and all files, the narrowest first. Undefined for any other address. */
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
 * The key of a picture whose dominant colour is known, "#rrggbb": the random hexadecimal digits, a "g" and the digits
 * of the colour. So every address of the picture says which ground its logo stands on, wherever it is shown.
 */
export function groundedKey(random: string, ground: string | undefined): string {
  return ground === undefined ? random : `${random}g${ground.slice(1)}`
}

/** The dominant colour "#rrggbb" of the picture at an address; undefined where the address says none. */
export function groundOfAddress(address: string | null | undefined): string | undefined {
  const digits = GROUND.exec(readMediaAddress(address)?.key ?? '')?.[1]
  return digits && `#${digits}`
}

/** True for the name of a file that a picture may have, and for nothing else. */
export function isMediaFileName(name: string): boolean {
  return FILE.test(name)
}

const FOLDER = '/media/'
const KEY = '[a-z0-9]{16,40}'
const GROUND = /^[0-9a-f]+g([0-9a-f]{6})$/
const PIXELS = '[1-9][0-9]{0,3}'
const ADDRESS = new RegExp(`^${FOLDER}(${KEY})-(${PIXELS})x(${PIXELS})\\.webp$`)
const FILE = new RegExp(`^${KEY}-${PIXELS}(?:x${PIXELS})?\\.webp$`)
