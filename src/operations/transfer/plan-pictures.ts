import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { PICTURE_FETCH } from '#contract/media/limits.ts'
import type { PlannedPicture } from '#db/queries/transfer/import-picture-writes.ts'
import type { PlannedRow } from '#db/queries/transfer/import-row-writes.ts'
import { grouped } from '#domain/shared/counted.ts'
import type { FileRow } from './file-rows.ts'
import { picturesIn } from './row-pictures.ts'

/** The media to store for rows to be applied: pictures to fetch, and media that cannot be taken over, with reasons. */
export function planPictures(
  kind: WrittenKind,
  rows: readonly PlannedRow[],
  { files, fetchPictures }: { files: readonly FileRow[]; fetchPictures: boolean },
): PlannedPicture[] {
  const lostOf = new Map(files.map(({ row, lost = [] }) => [row, lost]))
  const wanted = new Set<string>()
  return rows.flatMap(({ row, name, fields }) => {
    const lost = (lostOf.get(row) ?? []).map(({ path, message, given = '' }): PlannedPicture => ({
      row,
      name,
      field: path,
      address: given,
      isWanted: false,
      reason: message,
    }))
    if (!fetchPictures) return lost
    const pictures = picturesIn(kind, fields).map(({ field, address }): PlannedPicture => {
      const isMore = !wanted.has(address) && wanted.size >= PICTURE_FETCH.ofAnImport
      if (!isMore) wanted.add(address)
      return { row, name, field, address, isWanted: true, ...(isMore && { reason: MORE }) }
    })
    return [...pictures, ...lost]
  })
}

const MORE = `An import fetches ${grouped(PICTURE_FETCH.ofAnImport)} pictures. Import the file again to fetch the next ones`
