/** Reads XML piece by piece, so that other requests get their turn in between. */
import { setImmediate } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import type { Handler } from 'htmlparser2'

/**
 * Feeds a file in UTF-8 to a handler. Entities that a document declares itself are not expanded. `onRead` is called
 * with how many bytes are read, and may throw to stop. Throws a TypeError where the file is not in UTF-8.
 */
export async function readXml(
  pieces: AsyncIterable<Uint8Array>,
  handler: Partial<Handler>,
  onRead: (bytes: number) => void = () => undefined,
): Promise<void> {
  const parser = new Parser(handler, { xmlMode: true, decodeEntities: true })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let read = 0
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }))
    read += piece.byteLength
    onRead(read)
    await setImmediate()
  }
  parser.end(decoder.decode())
}
