/** Reads a long JSON list entry by entry, so that other requests run in between. */
import { setImmediate } from 'node:timers/promises'

const PIECE_BYTES = 256 * 1024

/**
 * Parses UTF-8 like `JSON.parse`. A long list is read entry by entry. Everything else, including invalid text, is
 * passed to `JSON.parse`, so errors are its own. `onRead` is called with the bytes read so far while more follow, and
 * may throw to stop.
 * @throws SyntaxError for invalid JSON, and for a long text nested more than 100 levels deep
 */
export async function readJson(
  bytes: Uint8Array,
  onRead: (bytes: number) => void,
  pieceBytes = PIECE_BYTES,
): Promise<unknown> {
  if (bytes.byteLength <= pieceBytes) return parse(bytes)
  const entries: unknown[] = []
  const places = placesOf(bytes)
  let reported = 0
  for (let next = places.next(); ; next = places.next()) {
    if (next.done === true) return next.value ? entries : parse(bytes)
    const { start, end } = next.value
    try {
      entries.push(parse(bytes.subarray(start, end)))
    } catch {
      return parse(bytes)
    }
    if (end - reported < pieceBytes) continue
    reported = end
    await setImmediate()
    onRead(end)
  }
}

const SIGNS = new Map(Array.from('"\\,[]{} \t\r\n', (sign) => [sign.charCodeAt(0), sign]))
const MARK = 0xef
const MOST_LEVELS = 100

/**
 * The range of each entry of the outermost list; returns whether the text is one list and nothing else. All structural
 * characters of JSON are single bytes in UTF-8. Entries are validated by their reader.
 */
function* placesOf(bytes: Uint8Array): Generator<{ start: number; end: number }, boolean> {
  const first = bytes[0] === MARK ? 3 : 0
  let depth = 0
  let start = -1
  let isInText = false
  let isOver = false
  let count = 0
  for (let at = first; at < bytes.byteLength; at++) {
    const sign = SIGNS.get(bytes[at] ?? 0)
    if (isInText) {
      if (sign === '\\') at++
      else if (sign === '"') isInText = false
      continue
    }
    const isSpace = sign === ' ' || sign === '\t' || sign === '\r' || sign === '\n'
    if (isSpace) continue
    // Text before or after the list.
    if (isOver || (depth === 0 && sign !== '[')) return false
    if (sign === '"') isInText = true
    else if (sign === '[' || sign === '{') {
      if (depth++ === 0) start = at + 1
    } else if (sign === ',' && depth === 1) {
      yield { start, end: at }
      start = at + 1
      count++
    } else if (sign === ']' || sign === '}') {
      if (--depth > 0) continue
      if (sign === '}') return false
      isOver = true
      if (count > 0 || !isBlank(bytes, start, at)) yield { start, end: at }
    }
  }
  // The parser would need a second for the same error.
  if (depth > MOST_LEVELS) throw new SyntaxError('nested too deeply')
  return isOver
}

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  return bytes.subarray(start, end).every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))
}

function parse(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8').decode(bytes)) as unknown
}
