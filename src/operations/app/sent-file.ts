/** Files too long for memory are kept on the disk while they are read. */
import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTemporaryFolder } from '#platform/temporary-folder.ts'

export interface SentFile {
  size: number
  /** The contents from the beginning; may be read repeatedly. */
  pieces: () => AsyncIterable<Uint8Array>
  /** Frees the disk. Afterwards nothing can be read. */
  close: () => Promise<void>
}

const PIECE_BYTES = 256 * 1024
/** Smaller files stay in memory. */
const IN_MEMORY_BYTES = 8 * 1024 * 1024

export function fileOf(bytes: Uint8Array): SentFile {
  return { size: bytes.byteLength, pieces: () => cut(bytes), close: () => Promise.resolve() }
}

/** A file on the disk, which is not deleted. Throws the system's error when it cannot be read. */
export async function fileAt(path: string): Promise<SentFile> {
  const { size } = await stat(path)
  return { size, pieces: () => piecesAt(path), close: () => Promise.resolve() }
}

/** Receives a whole stream. `onSize` is called with the bytes so far and may throw to stop. */
export async function receiveFile(
  stream: AsyncIterable<Uint8Array>,
  onSize: (bytes: number) => void,
): Promise<SentFile> {
  const held: Uint8Array[] = []
  let size = 0
  const pieces = stream[Symbol.asyncIterator]()
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
    size += next.value.byteLength
    onSize(size)
    held.push(next.value)
    if (size > IN_MEMORY_BYTES) return onDisk(held, { [Symbol.asyncIterator]: () => pieces }, onSize)
  }
  return fileOf(Buffer.concat(held))
}

async function onDisk(
  first: readonly Uint8Array[],
  rest: AsyncIterable<Uint8Array>,
  onSize: (bytes: number) => void,
): Promise<SentFile> {
  const folder = makeTemporaryFolder()
  const close = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'file')
  let size = 0
  try {
    await using file = await open(path, 'wx', 0o600)
    const write = async (piece: Uint8Array) => {
      await file.write(piece)
      size += piece.byteLength
    }
    for (const piece of first) await write(piece)
    for await (const piece of rest) {
      onSize(size + piece.byteLength)
      await write(piece)
    }
  } catch (error) {
    await close()
    throw error
  }
  return { size, pieces: () => piecesAt(path), close }
}

function piecesAt(path: string): AsyncIterable<Uint8Array> {
  return createReadStream(path, { highWaterMark: PIECE_BYTES })
}

async function* cut(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.byteLength; start += PIECE_BYTES)
    yield await Promise.resolve(bytes.subarray(start, start + PIECE_BYTES))
}
