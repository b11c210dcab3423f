/** Reads XML piece by piece, so that other requests get their turn in between. */
import { setImmediate } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import type { Handler } from 'htmlparser2'

const PIECE_BYTES = 256 * 1024

/**
 * Feeds a file in UTF-8 to a handler. Entities that a document declares itself are not expanded. `onRead` is called
 * with how many bytes are read, and may throw to stop.
 */
export async function readXml(
  bytes: Uint8Array,
  handler: Partial<Handler>,
  onRead: (bytes: number) => void = () => undefined,
): Promise<void> {
  const parser = new Parser(handler, { xmlMode: true, decodeEntities: true })
  const decoder = new TextDecoder()
  for (let start = 0; start < bytes.byteLength; start += PIECE_BYTES) {
    const end = Math.min(bytes.byteLength, start + PIECE_BYTES)
    parser.write(decoder.decode(bytes.subarray(start, end), { stream: end < bytes.byteLength }))
    onRead(end)
    // oxlint-disable-next-line no-await-in-loop -- this is what the pieces are for
    await setImmediate()
  }
  parser.end()
}
