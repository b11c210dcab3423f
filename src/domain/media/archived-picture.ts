/** The layout of a media archive: a tar file with the details of each picture, followed by its largest file. */
import { FORM } from '#contract/items/limits.ts'
import { BODY, TEXT } from '#contract/shared/limits.ts'
import { readMediaAddress } from '#contract/media/media-address.ts'

/** The data stored beside a picture's file. */
export interface PictureDetails {
  name: string
  alt: string
}

export interface ArchivedPicture extends PictureDetails {
  key: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The largest entries, in bytes. */
export const ARCHIVE_LIMITS = { picture: BODY.upload, details: 16 * 1024 } as const

const FOLDER = 'pictures/'
const DETAILS = /^pictures\/([a-z0-9]{16,40})\.json$/

export function detailsEntry(key: string): string {
  return `${FOLDER}${key}.json`
}

/** The entry for the address of a picture: "/media/{key}-40x30.webp" becomes "pictures/{key}-40x30.webp". */
export function pictureEntry(address: string): string {
  return FOLDER + address.replace('/media/', '')
}

export function readEntryName(name: string): { key: string; isDetails: boolean } | undefined {
  const [, key] = DETAILS.exec(name) ?? []
  if (key !== undefined) return { key, isDetails: true }
  if (!name.startsWith(FOLDER)) return undefined
  const picture = readMediaAddress(`/media/${name.slice(FOLDER.length)}`)
  return picture && { key: picture.key, isDetails: false }
}

/** Reads details from another site. Values that are no texts are dropped, long ones cut to the form's limits. */
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
