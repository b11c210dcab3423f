import type { Placement } from '#contract/clicks/click-words.ts'
import { withParameter } from '#contract/shared/raw-query.ts'

/**
 * The address to send a visitor to. Fills in `{click_id}` and `{placement}` in the query, and sets the programme's own
 * parameter where the address has no place for the id. Everything else stays letter for letter as it was stored. Of the
 * request only the validated placement is used.
 */
export function fillTarget(
  target: string,
  {
    clickId,
    placement,
    clickParameter,
  }: { clickId: string; placement: Placement; clickParameter: string | null },
): string {
  const hasPlace = /\{click_id\}|%7Bclick_id%7D/i.test(target)
  const filled = target
    .replaceAll(/\{click_id\}|%7Bclick_id%7D/gi, clickId)
    .replaceAll(/\{placement\}|%7Bplacement%7D/gi, encodeURIComponent(placementWord(placement)))
  if (hasPlace || clickParameter === null) return filled
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(filled) ?? []
  return address + withParameter(query, clickParameter, clickId) + hash
}

/** Such as `casino-aldermoon.list.3`; empty where the placement is unknown. */
function placementWord({ page, block, position }: Placement): string {
  const name = page === null ? '' : page.slice(1).replaceAll('/', '-') || 'home'
  return [name, block ?? '', position ?? ''].filter((part) => part !== '').join('.')
}
