/** Evidence of an article at 640 by 400: a cashier, terms or a receipt as a dated frame, redrawn from what its author writes. */
import { circle, escapeText, path, rect } from './shapes.ts'

const [WIDTH, HEIGHT] = [640, 400]
const INK = '#16241f'
const MUTED = '#5d6b66'
const LINE = '#d9e1dd'
const MARK = '#e7683c'

/**
 * The frame as SVG text.
 * @param kind cashier, terms or receipt; anything else is a cashier
 * @param content its title, its date and up to six rows, each parted by "~"; a row may be "label: value", and the row that
 * begins with "*" is marked
 */
export function evidenceFrame(content: string, kind: string): string {
  const [title = '', date = '', ...rows] = content.split('~')
  const draw = KINDS.get(kind) ?? cashier
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" role="img" aria-label="${escapeText(title)}, ${escapeText(date)}">${rect(0, 0, WIDTH, HEIGHT, '#e9efec')}${draw(title, rows.slice(0, 6))}${stamp(date)}</svg>`
}

type Draw = (title: string, rows: readonly string[]) => string

/** A window of a site with a line for each step. */
function cashier(title: string, rows: readonly string[]): string {
  const lines = rows.map((row, index) => {
    const y = 128 + index * 40
    return marked(row, [48, 592], y) + labelled(row, 64, 576, y) + rect(64, y + 14, 512, 1, LINE)
  })
  return `${rect(32, 24, 576, 332, '#ffffff', 12)}${[54, 74, 94].map((x) => circle(x, 48, 6, LINE)).join('')}${rect(32, 72, 576, 1, LINE)}${text(title, 120, 54, INK, 17, 'font-weight="650"')}${lines.join('')}`
}

/** A sheet of numbered conditions. */
function terms(title: string, rows: readonly string[]): string {
  const lines = rows.map((row, index) => {
    const y = 122 + index * 40
    return (
      marked(row, [92, 548], y) + text(`${index + 1}.`, 108, y, MUTED, 15) + text(plain(row), 134, y, INK, 15)
    )
  })
  return `${rect(76, 16, 488, 352, '#ffffff', 6)}${text(title, 108, 66, INK, 19, 'font-weight="650"')}${rect(108, 80, 424, 2, INK)}${lines.join('')}`
}

/** A strip of paper, torn off at its end. */
function receipt(title: string, rows: readonly string[]): string {
  const torn = Array.from({ length: 20 }, (_, index) => `L${476 - index * 16} 372L${468 - index * 16} 360`)
  const lines = rows.map(
    (row, index) => marked(row, [168, 472], 122 + index * 40) + labelled(row, 180, 460, 122 + index * 40),
  )
  return `${path(`M156 16H484V360${torn.join('')}L156 360Z`, '#ffffff')}${text(title, 320, 62, INK, 18, 'font-weight="650" text-anchor="middle"')}${rect(180, 80, 280, 2, LINE)}${lines.join('')}`
}

const KINDS: ReadonlyMap<string, Draw> = new Map([
  ['cashier', cashier],
  ['terms', terms],
  ['receipt', receipt],
])

/** The label of a row at the left, its value at the right. */
function labelled(row: string, left: number, right: number, y: number): string {
  const [label = '', value = ''] = plain(row).split(/: (.*)/)
  return (
    text(label, left, y, MUTED, 15) + text(value, right, y, INK, 15, 'font-weight="600" text-anchor="end"')
  )
}

/** Behind the row that the article is about. */
function marked(row: string, [left, right]: readonly [number, number], y: number): string {
  return row.startsWith('*')
    ? rect(left, y - 22, 4, 30, MARK) + rect(left + 4, y - 22, right - left - 4, 30, `${MARK}1f`)
    : ''
}

function plain(row: string): string {
  return row.replace(/^\*/, '')
}

function stamp(date: string): string {
  return text(`Redrawn from ${date}`, 608, 386, MUTED, 13, 'text-anchor="end"')
}

function text(words: string, x: number, y: number, fill: string, size: number, more = ''): string {
  return `<text x="${x}" y="${y}" fill="${fill}" font-size="${size}" ${more}>${escapeText(words)}</text>`
}
