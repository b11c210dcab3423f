import { BLOCKS } from '#contract/clicks/click-words.ts'
import type { BlockPlace, Placement } from '#contract/clicks/click-words.ts'

/**
 * The query of an outbound link that says where it is: `?on=casino/aldermoon&at=list.3`. It depends on the page
 * alone, because all visitors share the page.
 */
export function placementQuery(page: string, at: BlockPlace | undefined): string {
  const on = encodeURIComponent(decodeSafely(page).slice(1)).replaceAll('%2F', '/')
  return `?on=${on}${at === undefined ? '' : `&at=${at}`}`
}

/** Reads it back. Whatever such a link cannot say is null: anyone can write an address. */
export function readPlacement(query: URLSearchParams): Placement {
  const on = query.get('on')
  const [, block, position] = /^([a-z]+)(?:\.([1-9]\d{0,3}))?$/.exec(query.get('at') ?? '') ?? []
  return {
    page: on !== null && PAGE.test(on) ? `/${on}` : null,
    block: BLOCKS.find((known) => known === block) ?? null,
    position: position === undefined ? null : Number(position),
  }
}

/** What paths of pages consist of, up to 200 characters. */
const PAGE = /^(?=.{0,200}$)(?:[\p{L}\p{N}._~-]+(?:\/[\p{L}\p{N}._~-]+)*)?$/u

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
