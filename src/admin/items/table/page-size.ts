import { ADMIN_PAGE_SIZES, ADMIN_ROWS_PER_PAGE } from '#contract/items/limits.ts'

const KEY = 'adminPageSize'

/** The last chosen size, else the default. */
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
    // The address still contains it.
  }
}
