import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { readMediaAddress } from '#contract/media/media-address.ts'
import { findPictureKeys } from '#db/queries/transfer/picture-sources.ts'
import type { App } from '../app/app.ts'
import type { FileRow } from './file-rows.ts'
import { allPicturesIn } from './row-pictures.ts'

/** Marks pictures that should be in the library and are not listed as lost. Their addresses are kept. */
export async function missingPictures(
  app: App,
  kind: WrittenKind,
  rows: readonly FileRow[],
): Promise<readonly FileRow[]> {
  const named = new Map(rows.map((row) => [row, allPicturesIn(kind, row.fields)]))
  const keys = new Set(
    [...named.values()].flat().flatMap(({ address }) => readMediaAddress(address)?.key ?? []),
  )
  if (keys.size === 0) return rows
  const known = await findPictureKeys(app.db, [...keys])
  return rows.map((row) => {
    const gone = (named.get(row) ?? []).filter(({ address }) => {
      const key = readMediaAddress(address)?.key
      return key !== undefined && !known.has(key)
    })
    if (gone.length === 0) return row
    const lost = gone.map(({ field, address }) => ({ path: field, message: MISSING, given: address }))
    return { ...row, lost: [...(row.lost ?? []), ...lost] }
  })
}

const MISSING = 'This picture is not in the library. If it is on another site, give the address of that site'
