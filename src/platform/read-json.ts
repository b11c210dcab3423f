/** Reads a long JSON list entry by entry, so that other requests get their turn in between. */
import { setImmediate } from 'node:timers/promises'

const PIECE_BYTES = 256 * 1024

/**
 * What `JSON.parse` makes of a text in UTF-8. A long list is read entry by entry; everything else, and everything that
 * is not valid, is left to `JSON.parse`, so errors are its own. `onRead` hears how many bytes are read while there are
 * more to come, and may throw to stop.
 * @throws SyntaxError when the text is not JSON, or a long one ends more than 100 levels deep
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
 * Where each entry of the outermost list begins and ends; in the end whether the text is one list and nothing else.
 * All signs of JSON are single bytes in UTF-8. Whether an entry is valid is for its reader to say.
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
    // Something before the list, or behind it.
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
  // The parser would take a second to come to the same end.
  if (depth > MOST_LEVELS) throw new SyntaxError('nested too deeply')
  return isOver
}

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  return bytes.subarray(start, end).every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))
}

function parse(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8').decode(bytes)) as unknown
}
