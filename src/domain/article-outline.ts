/** The second-level headings of an article as places to link to. The HTML has been sanitised: headings carry no attributes. */
import { slugOf } from './slugs.ts'

export interface ArticleHeading {
  /** Unique on the page; begins with "s-", so that no id of the page's own frame is met. */
  id: string
  text: string
}

/** The HTML with an id on every h2 and wide tables in a box that scrolls, and the list of those headings. */
export function articleOutline(html: string): { html: string; headings: ArticleHeading[] } {
  const headings: ArticleHeading[] = []
  let tables = 0
  const marked = html
    .replaceAll(/<h2>([\s\S]*?)<\/h2>/g, (_whole, inside: string) => {
      const text = plainText(inside)
      const id = unusedId(text, headings)
      headings.push({ id, text })
      return `<h2 id="${id}">${inside}</h2>`
    })
    .replaceAll(
      '<table>',
      () =>
        `<div class="prose__table" role="region" aria-label="Table ${(tables += 1)}" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></div>')
  return { html: marked, headings: headings.filter(({ text }) => text !== '') }
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

function unusedId(text: string, taken: readonly ArticleHeading[], number = 1): string {
  const id = `s-${slugOf(text) || 'section'}${number === 1 ? '' : `-${number}`}`
  return taken.some((heading) => heading.id === id) ? unusedId(text, taken, number + 1) : id
}
