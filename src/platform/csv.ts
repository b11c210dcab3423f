/** Comma-separated values (RFC 4180) that are safe to open in a spreadsheet. */
import { stringify } from 'csv-stringify/sync'

/**
 * One line with its line end. Every cell is quoted, and cells that a spreadsheet would run as a formula begin with an
 * apostrophe, which makes them text (OWASP, CSV injection).
 */
export function csvLine(cells: readonly string[]): string {
  return stringify([cells.map(disarmed)], { quoted: true, quoted_empty: true, record_delimiter: '\r\n' })
}

/** The first line of a file, with the byte order mark that tells spreadsheets that it is UTF-8. */
export function csvHead(titles: readonly string[]): string {
  return `\uFEFF${csvLine(titles)}`
}

/** A negative number begins like a formula but must stay a number, so that sums work. */
const BELOW_ZERO = /^-\d+(?:\.\d+)?$/

/** Spreadsheets execute formulas also behind spaces, invisible characters and the wide forms of East Asian fonts. */
const FORMULA = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠−﹢﹣﹦﹫]|[\t\r\n])/u

function disarmed(cell: string): string {
  return FORMULA.test(cell) && !BELOW_ZERO.test(cell) ? `'${cell}` : cell
}
