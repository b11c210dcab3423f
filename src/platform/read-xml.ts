/** Reads XML in pieces, so that other requests run in between. */
import { setImmediate } from 'node:timers/promises'
import { Parser, type Handler } from 'htmlparser2'

/**
 * Passes a UTF-8 file to a handler. Entities declared by the document are not expanded. `onRead` is called with the
 * bytes read so far, and may throw to stop. Throws a TypeError for invalid UTF-8.
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
