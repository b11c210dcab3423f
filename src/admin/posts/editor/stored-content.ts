/** Converts article content between its stored form and the editor's. */
import { asBlocks } from '#domain/posts/article-text.ts'

/** A picture or video in the form's list. */
export interface ListedMedium {
  type: 'image' | 'youtube'
  url: string
  caption: string
  alt: string
}

/**
 * Content for the editor: plain text becomes paragraphs, each numbered medium a block at its first mark, and a table's
 * caption, which the editor lacks, a paragraph before it. Marks without a medium are dropped.
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
  // The editor appends an empty line after other blocks on first focus, which would make a click on that block fail.
  return ENDS_IN_LINE.test(html) ? html : `${html}<p></p>`
}

/**
 * Content to store: media are numbered in the order of the text; empty paragraphs are removed, and single paragraphs in
 * items and cells unwrapped; the first row of a table becomes its head when it is one.
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

/** The media without a mark in the text, which are shown after it. */
export function mediaWithoutMark(stored: string, media: readonly ListedMedium[]): ListedMedium[] {
  const marked = new Set([...stored.matchAll(MARK)].map(([, alone, within]) => Number(alone ?? within)))
  return media.filter((_medium, index) => !marked.has(index + 1))
}

/** Parses a medium from an attribute's JSON, which may have been pasted; undefined for anything else. */
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
/** In the browser's serialisation. */
const MEDIUM = /<div data-medium="[^"]*"( data-task="\d+")?><\/div>/g
/** Earlier versions wrote this on every outside link, so it was no editor's choice. */
const EARLIER_REL = / rel="nofollow sponsored noopener"/g
/** An item may contain a nested list. */
const ONLY_PARAGRAPH = /<(li|td|th)((?: [^>]*)?)><p>((?:(?!<\/p>)[\s\S])*)<\/p>(?=<\/\1>|<[uo]l)/g
const HEAD_ROW = /<table><tbody>(<tr>(?:<th(?: [^>]*)?>(?:(?!<\/?t[hdr])[\s\S])*<\/th>)+<\/tr>)/g

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
