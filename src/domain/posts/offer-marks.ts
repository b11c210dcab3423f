/**
 * The marks [casino:12] and [bonus:34]. Each stands alone in a paragraph of an article and is replaced by the current
 * card of that item. See docs/decisions/0031.
 */
import { ARTICLE } from '#contract/posts/limits.ts'

export interface OfferMark {
  kind: 'casino' | 'bonus'
  id: number
}

/**
 * Sanitised HTML split at its marks, in order. Dropped are marks within a list, table or quote, where no card can be,
 * and marks beyond the first ARTICLE.offers. Takes linear time.
 */
export function cutAtOffers(html: string): (string | OfferMark)[] {
  if (!html.includes('[casino:') && !html.includes('[bonus:')) return [html]
  const parts: (string | OfferMark)[] = []
  let depth = 0
  let offers = 0
  let from = 0
  for (const { 0: found, 1: kind, 2: digits, index } of html.matchAll(MARK_OR_TAG)) {
    if (kind === undefined) {
      if (!found.endsWith('/>')) depth += found.startsWith('</') ? -1 : 1
      continue
    }
    parts.push(html.slice(from, index))
    from = index + found.length
    if (depth !== 0 || offers === ARTICLE.offers) continue
    offers += 1
    parts.push({ kind: kind as OfferMark['kind'], id: Number(digits) })
  }
  return [...parts, html.slice(from)]
}

export function countOffers(html: string): number {
  return [...html.matchAll(MARK_ALONE)].length
}

/** The ids in the marks, without duplicates. */
export function offersIn(html: string): Record<OfferMark['kind'], number[]> {
  const marks = cutAtOffers(html).filter((part) => typeof part !== 'string')
  const idsOf = (wanted: OfferMark['kind']) => [
    ...new Set(marks.flatMap(({ kind, id }) => (kind === wanted ? id : []))),
  ]
  return { casino: idsOf('casino'), bonus: idsOf('bonus') }
}

const MARK_ALONE = /<p>\s*\[(casino|bonus):([1-9]\d{0,8})\]\s*<\/p>/g
const MARK_OR_TAG = new RegExp(`${MARK_ALONE.source}|<[^<>]*>`, 'g')
