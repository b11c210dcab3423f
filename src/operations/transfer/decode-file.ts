/** Decodes uploaded files to UTF-8. */
import { setImmediate } from 'node:timers/promises'
import { BODY } from '#contract/shared/limits.ts'
import type { SentFile } from '../app/sent-file.ts'
import { fileRefusal } from './file-rows.ts'

/**
 * The file in UTF-8; UTF-16 with a byte order mark is converted. With `isBeginning` the last character may be cut.
 * Refuses binary files, with advice.
 */
export async function decodeFile(bytes: Uint8Array, { isBeginning = false } = {}): Promise<Uint8Array> {
  const [first = 1, second = 1] = bytes
  if (bytes.byteLength === 0) throw fileRefusal('The file is empty.')
  if (first === 0x50 && second === 0x4b)
    throw fileRefusal('This is a spreadsheet or an archive. Save it as "CSV UTF-8" first.')
  if (first === 0xff && second === 0xfe) return fromUtf16(bytes, 'utf-16le', isBeginning)
  if (first === 0xfe && second === 0xff) return fromUtf16(bytes, 'utf-16be', isBeginning)
  if (first === 0 || second === 0) throw fileRefusal('The file is in UTF-16. Save it as "CSV UTF-8" first.')
  if (!(await isUtf8(bytes, isBeginning)))
    throw fileRefusal('The file is not in UTF-8. Save it as "CSV UTF-8" first.')
  return bytes
}

/** A whole CSV or JSON file in UTF-8. Refuses files beyond the limit. */
export async function wholeOf(sent: SentFile): Promise<Uint8Array> {
  const most = BODY.import / 1024 / 1024
  if (sent.size > BODY.import) throw fileRefusal(`A CSV or JSON file may have at most ${most} MB. Split it.`)
  const pieces: Uint8Array[] = []
  for await (const piece of sent.pieces()) pieces.push(piece)
  return decodeFile(Buffer.concat(pieces))
}

/**
 * A CSV file without the line "sep=;" that some spreadsheets write first, and its separator: the one that the line
 * names, else the one of comma, semicolon and tab that yields most known titles. Row numbers start at the header.
 */
export function withSeparator(
  bytes: Uint8Array,
  countKnown: (titles: readonly string[]) => number,
): { csv: Uint8Array; separator: string } {
  // One character per byte, so that positions equal those in the file.
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 16))
  const [named = '', separator] = SEPARATOR_LINE.exec(beginning) ?? []
  if (separator !== undefined) return { csv: bytes.subarray(named.length), separator }
  const start = new TextDecoder().decode(bytes.subarray(0, 64 * 1024)).trimStart()
  const [line = ''] = start.split(/[\r\n]/, 1)
  const found = (one: string) => {
    const titles = line.split(one).map((title) => title.replaceAll('"', ''))
    // Among separators without known columns, the one with more columns wins.
    return countKnown(titles) * 1000 + Math.min(titles.length, 999)
  }
  return {
    csv: bytes,
    separator: [',', ';', '\t'].toSorted((one, other) => found(other) - found(one))[0] ?? ',',
  }
}

const SEPARATOR_LINE = /^(?:\u00EF\u00BB\u00BF)?"?sep=([,;\t|])"?\r?\n/i

const PIECE_BYTES = 256 * 1024

async function fromUtf16(
  bytes: Uint8Array,
  encoding: 'utf-16le' | 'utf-16be',
  isBeginning: boolean,
): Promise<Uint8Array> {
  try {
    const decoder = new TextDecoder(encoding, { fatal: true })
    const pieces: Buffer[] = []
    for (let start = 0; start < bytes.byteLength; start += PIECE_BYTES) {
      const piece = bytes.subarray(start, start + PIECE_BYTES)
      const isMore = isBeginning || start + PIECE_BYTES < bytes.byteLength
      pieces.push(Buffer.from(decoder.decode(piece, { stream: isMore })))
      await setImmediate()
    }
    return Buffer.concat(pieces)
  } catch {
    throw fileRefusal('The file is in UTF-16, but damaged. Save it as "CSV UTF-8" first.')
  }
}

async function isUtf8(bytes: Uint8Array, isBeginning: boolean): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (let start = 0; start < bytes.byteLength; start += PIECE_BYTES) {
      const piece = bytes.subarray(start, start + PIECE_BYTES)
      decoder.decode(piece, { stream: isBeginning || start + PIECE_BYTES < bytes.byteLength })
      await setImmediate()
    }
    return true
  } catch {
    return false
  }
}
