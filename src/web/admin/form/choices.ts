/** What the pickers ask the server. */
import type { Choice as ChoiceAnswer } from '#contract/items/admin-rows.schema.ts'
import { callAdmin } from '../session/call-admin.ts'

export type Choice = ChoiceAnswer
export type ChoiceKind = 'casinos' | 'games'

/** The first ones whose name contains the text. */
export function fetchChoices(of: ChoiceKind, text: string, signal: AbortSignal): Promise<Choice[]> {
  return callAdmin<Choice[]>(`/api/admin/choices/${of}?search=${encodeURIComponent(text)}`, { signal })
}

/** The names of these, however many: an address has room for some hundred ids at a time. */
export async function fetchNames(
  of: ChoiceKind,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Choice[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, part) =>
    ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  )
  const named = await Promise.all(
    parts.map((part) => callAdmin<Choice[]>(`/api/admin/choices/${of}?ids=${part.join(',')}`, { signal })),
  )
  return named.flat()
}

const IDS_AT_ONCE = 500
