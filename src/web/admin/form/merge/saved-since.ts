import type { Revision } from '#contract/items/history.schema.ts'
import { localTime } from '../../local-time.ts'

/** The saves after one version up to another, oldest first; those after `from` null are not known. */
export function savedSince(history: readonly Revision[], from: number | null, to: number): Revision[] {
  if (from === null) return []
  return history.filter(({ version }) => version > from && version <= to).toReversed()
}

/** The labels of all fields that these saves changed. */
export function changedFields(saves: readonly Revision[]): string[] {
  return [...new Set(saves.flatMap(({ changes }) => changes.map(({ label }) => label)))]
}

/** The last of these saves that changed a field; the last one at all for a field that only the form knows. */
export function lastChangeOf(saves: readonly Revision[], field: string): Revision | undefined {
  return saves.findLast(({ changes }) => changes.some((change) => change.field === field)) ?? saves.at(-1)
}

/** "Ana saved version 5 on Nov 16, 2026, 9:05 AM." */
export function saveWords({ username, version, savedAt }: Revision): string {
  return `${username ?? 'The schedule'} saved version ${version} on ${localTime(savedAt)}.`
}
