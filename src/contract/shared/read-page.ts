const MAX_PAGE = 100_000

/** The page number in an address, from 1. Anything else means the first page. */
export function readPage(text: string | null): number {
  const page = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 1
  return page >= 1 && page <= MAX_PAGE ? page : 1
}
