/** Article content between how it is stored and how the editor holds it. */
import { asBlocks } from '#domain/article-text.ts'

/**
 * What the editor opens: plain text as paragraphs, a mark in the middle of a text as a block of its own, the
 * caption of a table, which the editor does not know, as a paragraph before it.
 */
export function toEditorContent(stored: string): string {
  return asBlocks(stored)
    .replaceAll(/(<table>)\s*<caption>([\s\S]*?)<\/caption>/g, '<p>$2</p>$1')
    .replaceAll(/(?<!<p>\s*)\[media:(\d{1,4})\](?!\s*<\/p>)/g, '<div data-media="$1"></div>')
}

/**
 * What is stored: without empty paragraphs, without a paragraph inside an item or cell that holds one only, and
 * with the first row of a table as its head when it is one.
 */
export function toStoredContent(html: string): string {
  return html
    .replaceAll('<p></p>', '')
    .replaceAll(ONLY_PARAGRAPH, '<$1$2>$3')
    .replaceAll(HEAD_ROW, '<table><thead>$1</thead><tbody>')
    .replaceAll('<tbody></tbody>', '')
}

/** An item may go on with a list of its own. */
const ONLY_PARAGRAPH = /<(li|td|th)((?: [^>]*)?)><p>((?:(?!<\/p>)[\s\S])*)<\/p>(?=<\/\1>|<[uo]l)/g
const HEAD_ROW = /<table><tbody>(<tr>(?:<th(?: [^>]*)?>(?:(?!<\/?t[hdr])[\s\S])*<\/th>)+<\/tr>)/g
