import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { PICTURE_FIELDS } from '#contract/transfer/transfer-columns.ts'
import { readWebAddress } from '#contract/shared/web-address.ts'

type Fields = Readonly<Record<string, unknown>>

/** Every picture of another site, in the order of the columns. */
export function picturesIn(kind: WrittenKind, fields: Fields): { field: string; address: string }[] {
  return allPicturesIn(kind, fields).filter(({ address }) => readWebAddress(address) !== undefined)
}

/** Includes pictures of this site and texts that are not addresses. */
export function allPicturesIn(kind: WrittenKind, fields: Fields): { field: string; address: string }[] {
  const single = PICTURE_FIELDS[kind].map((field) => ({ field, address: fields[field] }))
  const inside = imagesOf(fields.contentMedia).map(({ url }) => ({ field: 'contentMedia', address: url }))
  return [...single, ...inside].flatMap(({ field, address }) =>
    typeof address === 'string' && address.trim() !== '' ? [{ field, address: address.trim() }] : [],
  )
}

/** The fields with addresses replaced as in the map. */
export function withPictures(
  kind: WrittenKind,
  fields: Fields,
  addressOf: ReadonlyMap<string, string>,
): Fields {
  if (addressOf.size === 0) return fields
  const read = (value: unknown): unknown =>
    typeof value === 'string' ? (addressOf.get(value.trim()) ?? value) : value
  const single = PICTURE_FIELDS[kind].filter((field) => field in fields)
  const media = fields.contentMedia
  return {
    ...fields,
    ...Object.fromEntries(single.map((field) => [field, read(fields[field])])),
    ...(Array.isArray(media) && {
      contentMedia: media.map((medium: unknown) =>
        isImage(medium) ? { ...medium, url: read(medium.url) } : medium,
      ),
    }),
  }
}

function imagesOf(media: unknown): { url: unknown }[] {
  return Array.isArray(media) ? media.filter(isImage) : []
}

function isImage(medium: unknown): medium is { url: unknown } {
  return (
    typeof medium === 'object' &&
    medium !== null &&
    'type' in medium &&
    medium.type === 'image' &&
    'url' in medium
  )
}
