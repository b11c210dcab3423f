/** A page number, or a gap shown as an ellipsis. */
export type PageStep = number | 'gap-before' | 'gap-after'

/** The steps of a pagination: `size` numbers around the page, the first, the last, and an ellipsis for each gap. */
export function pageWindow(page: number, pages: number, size: number): PageStep[] {
  const start = Math.max(1, Math.min(page - Math.floor(size / 2), pages - size + 1))
  const end = Math.min(pages, start + size - 1)
  const steps: PageStep[] = []
  if (start > 1) steps.push(1)
  if (start > 2) steps.push('gap-before')
  for (let number = start; number <= end; number++) steps.push(number)
  if (end < pages - 1) steps.push('gap-after')
  if (end < pages) steps.push(pages)
  return steps
}
