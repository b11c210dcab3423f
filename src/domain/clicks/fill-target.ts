import type { Placement } from '#contract/clicks/click-words.ts'

/**
 * The address that a visitor is sent to: `{click_id}` and `{placement}` in the query filled in, and the programme's own
 * parameter set where the address has no place for the id. Nothing of the request reaches it but the validated placement.
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
  const url = new URL(filled)
  url.searchParams.set(clickParameter, clickId)
  return url.href
}

/** Such as `casino-aldermoon.list.3`; empty where nothing is known. */
function placementWord({ page, block, position }: Placement): string {
  const name = page === null ? '' : page.slice(1).replaceAll('/', '-') || 'home'
  return [name, block ?? '', position ?? ''].filter((part) => part !== '').join('.')
}
