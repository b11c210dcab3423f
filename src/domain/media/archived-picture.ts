/** A media archive: a tar file with the details and then the largest file of each picture, side by side. */
import { FORM } from '#contract/items/limits.ts'
import { BODY, TEXT } from '#contract/shared/limits.ts'
import { readMediaAddress } from '#contract/media/media-address.ts'

/** What is known of a picture beside its file. */
export interface PictureDetails {
  name: string
  /** Alternative text. */
  alt: string
}

export interface ArchivedPicture extends PictureDetails {
  key: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The most that an entry may have, in bytes. */
export const ARCHIVE_LIMITS = { picture: BODY.upload, details: 16 * 1024 } as const

const FOLDER = 'pictures/'
const DETAILS = /^pictures\/([a-z0-9]{16,40})\.json$/

export function detailsEntry(key: string): string {
  return `${FOLDER}${key}.json`
}

/** Of the address of a picture: "/media/{key}-40x30.webp" is "pictures/{key}-40x30.webp". */
export function pictureEntry(address: string): string {
  return FOLDER + address.replace('/media/', '')
}

/** Which picture an entry of an archive belongs to; undefined for anything else that a file may hold. */
export function readEntryName(name: string): { key: string; isDetails: boolean } | undefined {
  const [, key] = DETAILS.exec(name) ?? []
  if (key !== undefined) return { key, isDetails: true }
  if (!name.startsWith(FOLDER)) return undefined
  const picture = readMediaAddress(`/media/${name.slice(FOLDER.length)}`)
  return picture && { key: picture.key, isDetails: false }
}

/** Details of another site: whatever is no text is left out, and nothing is longer than a form takes. */
export function readDetails(json: string): PictureDetails {
  const { name, alt } = parsed(json)
  const clean = (value: unknown, most: number) =>
    typeof value === 'string'
      ? value
          .replaceAll(/\p{Cc}/gu, '')
          .slice(0, most)
          .toWellFormed()
      : ''
  return { name: clean(name, TEXT.fileName) || 'Picture', alt: clean(alt, FORM.alt) }
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
