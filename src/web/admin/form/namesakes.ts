import type { Choice } from '#contract/items/admin-rows.schema.ts'
import { ITEM_PATHS } from '#contract/items/item-kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { callAdmin } from '../session/call-admin.ts'
import type { Values } from './form-values.ts'

/** What an item is called, in its form. */
export function nameIn(kind: WrittenKind, form: Values): string {
  const name = kind === 'casino' || kind === 'game' ? form.name : form.title
  return typeof name === 'string' ? name.trim() : ''
}

/**
 * Others of the kind with the name of this form; none when the name is the stored one. A bonus is compared with those
 * of its casino. When that cannot be found out it is no reason not to save.
 */
export async function findNamesakes(
  kind: WrittenKind,
  id: number | 'new',
  form: Values,
  stored: Values | undefined,
): Promise<Choice[]> {
  const name = nameIn(kind, form)
  // Its value and its address tell a landing page apart, not its title.
  if (kind === 'landing') return []
  if (name === '' || (stored !== undefined && nameIn(kind, stored) === name)) return []
  const query = new URLSearchParams({ name })
  if (kind === 'bonus') query.set('casinoId', String(form.casinoId))
  if (id !== 'new') query.set('exceptId', String(id))
  return callAdmin<Choice[]>(`/api/admin/namesakes/${ITEM_PATHS[kind]}?${query.toString()}`).catch(() => [])
}
