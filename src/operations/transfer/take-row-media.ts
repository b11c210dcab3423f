import { readPictureAddress } from '#contract/shared/form-fields.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { FORM } from '#contract/items/limits.ts'
import type { RowProblem } from '#contract/transfer/transfer.ts'
import { readOwnPath, readWebAddress } from '#contract/shared/web-address.ts'
import { takeMedia } from '#db/take-media.ts'
import { markedMedia } from '#domain/media/media-marks.ts'
import type { App } from '../app/app.ts'
import type { FileRow } from './file-rows.ts'
import { allPicturesIn, withPictures } from './row-pictures.ts'
import { shownValue } from './row-problem.ts'

/**
 * The row with absolute picture addresses, and with media from an article's HTML added to the article's media. `site`
 * is the origin of relative addresses; media that cannot be resolved are listed as lost.
 */
export function takeRowMedia(app: App, kind: WrittenKind, row: FileRow, site: string | undefined): FileRow {
  const { origin } = new URL(app.settings.publicUrl)
  const addressOf = (source: string): string | undefined => absolute(source, { site, origin })
  const written = new Map(
    allPicturesIn(kind, row.fields).map(({ address }) => [address, addressOf(address) ?? address]),
  )
  const fields = withPictures(kind, row.fields, written)
  const { content } = fields
  if (kind !== 'post' || typeof content !== 'string') return { ...row, fields }

  const present = Array.isArray(fields.contentMedia) ? (fields.contentMedia as unknown[]) : []
  // The marks refer to the stored article's media, which the file does not contain.
  const isBeside = !('contentMedia' in fields) && markedMedia(content).size > 0
  const taken = takeMedia(content, {
    first: present.length + 1,
    most: Math.max(0, FORM.media - present.length),
    addressOf: isBeside ? () => undefined : addressOf,
  })
  if (taken.media.length === 0 && taken.lost.length === 0) return { ...row, fields }
  const lost = taken.lost.map(({ message, given }): RowProblem => {
    const told = { path: 'content', message: isBeside ? BESIDE : message }
    return given === '' ? told : { ...told, given: shownAddress(given) }
  })
  return {
    ...row,
    fields: {
      ...fields,
      content: taken.content,
      ...(taken.media.length > 0 && { contentMedia: [...present, ...taken.media] }),
    },
    lost: [...(row.lost ?? []), ...lost],
  }
}

const BESIDE = 'Beside a [media:1] mark a picture needs the column contentMedia, which the file does not have'

/** Undefined when it cannot be opened from here. */
function absolute(
  source: string,
  { site, origin }: { site: string | undefined; origin: string },
): string | undefined {
  const typed = source.trim().replaceAll(/\s/g, '%20')
  if (typed === '' || typed.length > FORM.url * 2) return undefined
  const isDrawn = typed.startsWith('/art/')
  const whole = typed.startsWith('//')
    ? `https:${typed}`
    : site !== undefined && !isDrawn && !/^[a-z][a-z0-9+.-]*:/i.test(typed)
      ? (URL.parse(typed, site)?.href ?? typed)
      : typed
  const address = readWebAddress(whole)
  const own =
    address?.startsWith(`${origin}/`) === true ? readOwnPath(address.slice(origin.length)) : undefined
  const read = readPictureAddress(own ?? whole) ?? address
  return read !== undefined && read.length <= FORM.url ? read : undefined
}

/** An address is shown only as a whole; other texts may be of any length. */
function shownAddress(source: string): string {
  return /^data:/i.test(source) ? shownValue(source) : source.slice(0, FORM.url).toWellFormed()
}
