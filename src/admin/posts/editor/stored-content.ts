/** Article content between how it is stored and how the editor holds it. */
import { asBlocks } from '#domain/posts/article-text.ts'

/** A picture or video as the form lists it. */
export interface ListedMedium {
  type: 'image' | 'youtube'
  url: string
  caption: string
  alt: string
}

/**
 * What the editor opens: plain text as paragraphs, each numbered medium as a block of its own where it is marked first,
 * the caption of a table, which the editor does not know, as a paragraph before it. A mark without a medium is left out.
 */
export function toEditorContent(stored: string, media: readonly ListedMedium[]): string {
  const waiting = new Map(media.map((medium, index) => [index + 1, medium]))
  const blockOf = (number: number): string => {
    const medium = waiting.get(number)
    waiting.delete(number)
    return medium === undefined ? '' : `<div data-medium="${escaped(JSON.stringify(medium))}"></div>`
  }
  const html = asBlocks(stored)
    .replaceAll(/(<table>)\s*<caption>([\s\S]*?)<\/caption>/g, '<p>$2</p>$1')
    .replaceAll(EARLIER_REL, '')
    .replaceAll(MARK, (_mark, alone?: string, within?: string) => blockOf(Number(alone ?? within)))
  // The editor adds a line to write in after any other block, with the first focus: a click on that block would fail.
  return ENDS_IN_LINE.test(html) ? html : `${html}<p></p>`
}

/**
 * What is stored: media numbered in the order of the text, without empty paragraphs, without a paragraph inside an item
 * or cell that holds one only, and with the first row of a table as its head when it is one.
 */
export function toStoredContent(html: string): string {
  let number = 0
  return html
    .replaceAll(MEDIUM, (_medium, task?: string) =>
      task === undefined ? `<p>[media:${(number += 1)}]</p>` : '',
    )
    .replaceAll('<p></p>', '')
    .replaceAll(ONLY_PARAGRAPH, '<$1$2>$3')
    .replaceAll(HEAD_ROW, '<table><thead>$1</thead><tbody>')
    .replaceAll('<tbody></tbody>', '')
}

/** The media that the text does not mark: they are shown after it. */
export function mediaWithoutMark(stored: string, media: readonly ListedMedium[]): ListedMedium[] {
  const marked = new Set([...stored.matchAll(MARK)].map(([, alone, within]) => Number(alone ?? within)))
  return media.filter((_medium, index) => !marked.has(index + 1))
}

/** A medium from the JSON of an attribute, which may have been pasted; undefined for anything else. */
export function readMedium(json: string): ListedMedium | undefined {
  try {
    const { type, url, caption, alt } = JSON.parse(json) as Record<string, unknown>
    if ((type !== 'image' && type !== 'youtube') || typeof url !== 'string') return undefined
    return { type, url, caption: textOf(caption), alt: textOf(alt) }
  } catch {
    return undefined
  }
}

const ENDS_IN_LINE = /(?<!\[(?:casino|bonus):\d{1,9}\]\s*)<\/p>\s*$/
const MARK = /<p>\s*\[media:(\d{1,4})\]\s*<\/p>|\[media:(\d{1,4})\]/g
/** As the serialiser of the browser writes it. */
const MEDIUM = /<div data-medium="[^"]*"( data-task="\d+")?><\/div>/g
/** Earlier versions wrote this on every link to another site: it is no criterion of an editor. */
const EARLIER_REL = / rel="nofollow sponsored noopener"/g
/** An item may go on with a list of its own. */
const ONLY_PARAGRAPH = /<(li|td|th)((?: [^>]*)?)><p>((?:(?!<\/p>)[\s\S])*)<\/p>(?=<\/\1>|<[uo]l)/g
const HEAD_ROW = /<table><tbody>(<tr>(?:<th(?: [^>]*)?>(?:(?!<\/?t[hdr])[\s\S])*<\/th>)+<\/tr>)/g

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
