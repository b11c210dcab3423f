/** How many rows of a table a person wants on a page, kept in this browser. */
import { ADMIN_PAGE_SIZES, ADMIN_ROWS_PER_PAGE } from '#contract/items/limits.ts'

const KEY = 'adminPageSize'

/** The size chosen last; the usual one where none was chosen or the browser keeps nothing. */
export function keptPageSize(): number {
  try {
    const kept = localStorage.getItem(KEY)
    return ADMIN_PAGE_SIZES.find((size) => String(size) === kept) ?? ADMIN_ROWS_PER_PAGE
  } catch {
    return ADMIN_ROWS_PER_PAGE
  }
}

export function keepPageSize(size: string): void {
  try {
    localStorage.setItem(KEY, size)
  } catch {
    // The address still has it.
  }
}
