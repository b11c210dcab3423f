/** Comma-separated values as RFC 4180 has them, safe to open in a spreadsheet. */
import { stringify } from 'csv-stringify/sync'

/**
 * One line with its line end. Every cell is in quotes, and one that a spreadsheet would run as a formula
 * begins with an apostrophe, which makes it a text (OWASP, CSV injection).
 */
export function csvLine(cells: readonly string[]): string {
  return stringify([cells.map(disarmed)], { quoted: true, quoted_empty: true, record_delimiter: '\r\n' })
}

/** The first line of a file, with the byte order mark that tells spreadsheets that it is UTF-8. */
export function csvHead(titles: readonly string[]): string {
  return `\uFEFF${csvLine(titles)}`
}

/** A number below zero begins like a formula and is none: a sum of losses must add up in the spreadsheet. */
const BELOW_ZERO = /^-\d+(?:\.\d+)?$/

/** Spaces, invisible characters and the wide forms of East Asian fonts do not keep a spreadsheet from running it. */
const FORMULA = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠−﹢﹣﹦﹫]|[\t\r\n])/u

function disarmed(cell: string): string {
  return FORMULA.test(cell) && !BELOW_ZERO.test(cell) ? `'${cell}` : cell
}
