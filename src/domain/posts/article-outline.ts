/** The second-level headings of an article as link targets. The HTML is sanitised, so headings carry no attributes. */
import { ARTICLE } from '#contract/posts/limits.ts'
import { slugOf } from '../shared/slugs.ts'

export interface ArticleHeading {
  /** Unique on the page. The prefix "s-" keeps it apart from ids of the page's frame. */
  id: string
  text: string
}

/**
 * Adds ids to the h2 headings, scrolling boxes around wide tables, and marks on lists of pros and cons, and lists the
 * headings that have a text. Limits are in ARTICLE. Takes linear time.
 */
export function articleOutline(html: string): { html: string; headings: ArticleHeading[] } {
  const headings: ArticleHeading[] = []
  const idFor = uniqueIds()
  const inBox: boolean[] = []
  let tables = 0
  let linked = 0
  let headingEnd = 0
  const marked = html.replaceAll(HEADING_OR_TABLE, (tag, at: number) => {
    if (tag === '<table>') {
      inBox.push(tables < ARTICLE.boxedTables)
      return inBox.at(-1) === true ? `${boxOf((tables += 1))}<table>` : tag
    }
    if (tag === '</table>') return inBox.pop() === true ? '</table></div>' : tag
    // A heading within the previous one, or one that is never closed.
    if (at < headingEnd || linked === ARTICLE.linkedHeadings) return tag
    const end = html.indexOf('</h2>', at)
    headingEnd = end === -1 ? Infinity : end
    if (end === -1) return tag
    const text = headingText(html.slice(at + tag.length, end))
    const id = idFor(text)
    linked += 1
    if (text !== '' && headings.length < ARTICLE.listedHeadings) headings.push({ id, text })
    return `<h2 id="${id}">`
  })
  return { html: marked.replaceAll(/<dl>[\s\S]*?<\/dl>/g, withKind), headings }
}

/**
 * A list with exactly two terms about advantages and drawbacks, or one such term with several points, is pros and cons.
 * Any other list is a list of definitions.
 */
function withKind(list: string): string {
  const terms = [...list.matchAll(/<dt>([\s\S]*?)<\/dt>/g)].map(([, term = '']) => headingText(term))
  const points = list.match(/<dd>/g)?.length ?? 0
  const isWeighed = terms.length === 2 && (points > 2 || terms.some((term) => WEIGHING.test(term)))
  return isWeighed ? list : list.replace('<dl>', '<dl class="terms">')
}

const WEIGHING = /\b(?:pros?|cons?|for|against|(?:dis)?advantages?|(?:dis)?liked?|good|bad|better|worse)\b/i

const HEADING_OR_TABLE = /<h2>|<\/?table>/g

function boxOf(number: number): string {
  return `<div class="prose__table" role="region" aria-label="Table ${number}" tabindex="0">`
}

/** The heading without tags, at most ARTICLE.headingText characters. */
function headingText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, ARTICLE.headingText)
    .toWellFormed()
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/**
 * Makes ids for headings in order. A second heading with the same words gets -2, unless another heading has that id.
 */
function uniqueIds(): (text: string) => string {
  const taken = new Set<string>()
  /** Lower numbers are taken, because ids are never released. */
  const nextNumber = new Map<string, number>()
  return (text) => {
    const words = `s-${slugOf(text) || 'section'}`
    let number = nextNumber.get(words) ?? 1
    const id = () => (number === 1 ? words : `${words}-${number}`)
    while (taken.has(id())) number += 1
    taken.add(id())
    nextNumber.set(words, number + 1)
    return id()
  }
}
