import { BLOCKS, type BlockPlace, type Placement } from '#contract/clicks/click-words.ts'

/**
 * The query of an outbound link that names its place: `?on=casino/aldermoon&at=list.3`. It depends on the page alone,
 * because all visitors get the same page.
 */
export function placementQuery(page: string, at: BlockPlace | undefined): string {
  const on = encodeURIComponent(decodeSafely(page).slice(1)).replaceAll('%2F', '/')
  return `?on=${on}${at === undefined ? '' : `&at=${at}`}`
}

/** Reads a placement query. Anything that such a link cannot contain is null, because anyone can write an address. */
export function readPlacement(query: URLSearchParams): Placement {
  const on = query.get('on')
  const [, block, position] = /^([a-z]+)(?:\.([1-9]\d{0,3}))?$/.exec(query.get('at') ?? '') ?? []
  return {
    page: on !== null && PAGE.test(on) ? `/${on}` : null,
    block: BLOCKS.find((known) => known === block) ?? null,
    position: position === undefined ? null : Number(position),
  }
}

/** The characters of page paths, up to 200. */
const PAGE = /^(?=.{0,200}$)(?:[\p{L}\p{N}._~-]+(?:\/[\p{L}\p{N}._~-]+)*)?$/u

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
