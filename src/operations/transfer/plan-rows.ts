import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { ImportReport } from '#contract/transfer/transfer.ts'
import type { PlannedRow } from '#db/queries/transfer/import-row-writes.ts'
import type { CheckedRow } from './check-rows.ts'
import type { MatchedRow } from './match-rows.ts'
import { planPictures } from './plan-pictures.ts'
import { picturesIn } from './row-pictures.ts'

/** The rows that would create or change something, including unchanged rows with pictures to fetch. */
export function planRows<Form>(
  kind: WrittenKind,
  checked: readonly CheckedRow<Form>[],
  { matched, fetchPictures }: { matched: readonly MatchedRow[]; fetchPictures: boolean },
): PlannedRow[] {
  const matchedOf = new Map(matched.map((row) => [row.row, row]))
  return checked.flatMap((one): PlannedRow[] => {
    const row = matchedOf.get(one.row)
    if (row === undefined || one.outcome === 'refused') return []
    const isUnchanged = one.outcome === 'unchanged'
    if (isUnchanged && !(fetchPictures && picturesIn(kind, row.fields).length > 0)) return []
    const { itemId, fields, cleaned } = row
    const version = isUnchanged ? one.present.version : row.version
    return [{ row: one.row, name: one.name, itemId, version, fields, cleaned }]
  })
}

/** The media summary of a dry run: the number of pictures to fetch, and media that cannot be taken over. */
export function mediaOf<Form>(
  kind: WrittenKind,
  checked: readonly CheckedRow<Form>[],
  { matched, fetchPictures }: { matched: readonly MatchedRow[]; fetchPictures: boolean },
): Pick<ImportReport, 'pictures'> & {
  media: { row: number; name: string; problems: MatchedRow['problems'] }[]
} {
  const plan = planRows(kind, checked, { matched, fetchPictures })
  const planned = planPictures(kind, plan, { files: [], fetchPictures })
  const wanted = new Set(planned.filter(({ isWanted }) => isWanted).map(({ address }) => address)).size
  const lostOf = new Map(matched.map(({ row, lost = [] }) => [row, lost]))
  const media = checked.flatMap(({ row, name, outcome }) => {
    const problems = lostOf.get(row) ?? []
    return outcome === 'refused' || problems.length === 0 ? [] : [{ row, name, problems }]
  })
  return { pictures: { wanted, fetched: 0, failed: 0 }, media }
}
