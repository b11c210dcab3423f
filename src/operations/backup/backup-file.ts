/** Reads and writes backup files: tar, gzip and, with a key, age. Standard tools can open them. */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { Refusal } from '#contract/shared/refusal.ts'

export interface BackupEntry {
  name: string
  bytes: Uint8Array
}

/** Level of gzip. The default 6 takes twice as long for a file that is an eighth smaller. */
const LEVEL = 3
const CHUNK = 256 * 1024
/** The largest entry in bytes. Parts of tables have about a megabyte, pictures at most the size of an upload. */
const LARGEST = 256 * 1024 * 1024

/** Writes the entries to a file of this name. The file appears only when it is complete and synced to the disk. */
export async function writeBackupFile(
  folder: string,
  name: string,
  entries: AsyncIterable<BackupEntry>,
  key: string | undefined,
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${randomUUID()}.part`)
  try {
    await pipeline(
      Readable.from(packEntries(entries), { objectMode: false }),
      createGzip({ level: LEVEL, chunkSize: CHUNK }),
      (zipped: Readable) => (key === undefined ? zipped : encrypted(zipped, key)),
      createWriteStream(draft, { mode: 0o600 }),
    )
    await syncPath(draft)
    const path = join(folder, name)
    await rename(draft, path)
    await syncPath(folder)
    return path
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** For a folder this syncs its entries. */
async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function* packEntries(
  entries: AsyncIterable<BackupEntry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { readable, controller } = createTarPacker()
  const writing = (async () => {
    for await (const { name, bytes } of entries) {
      const writer = controller.add({ name, size: bytes.byteLength, mode: 0o600 }).getWriter()
      await writer.write(bytes)
      await writer.close()
    }
    controller.finalize()
    // The reader sees the error as well.
  })().catch((error: unknown) => controller.error(error))
  yield* readable
  await writing
}

async function* encrypted(stream: Readable, key: string): AsyncGenerator<Uint8Array, void, undefined> {
  const { Encrypter, identityToRecipient } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(key))
  yield* await encrypter.encrypt(asWeb(stream))
}

type Bytes = ReadableWritablePair<Uint8Array, Uint8Array>
// The stream types of Node and of the web differ.
const gunzip = (): Bytes => new DecompressionStream('gzip') as unknown as Bytes

/**
 * The entries of a backup, one in memory at a time. Refuses with invalid_input a file that is incomplete, not a backup,
 * or encrypted with another key.
 */
export async function* readBackupFile(
  path: string,
  key: string | undefined,
): AsyncGenerator<BackupEntry, void, undefined> {
  const file = asWeb(createReadStream(path))
  let entries: ReadableStreamDefaultReader<{
    header: { name: string; size: number }
    body: ReadableStream<Uint8Array>
  }>
  try {
    const plain = path.endsWith('.age') ? await decrypted(file, key) : file
    entries = plain
      .pipeThrough(gunzip())
      .pipeThrough(createTarDecoder({ strict: true }))
      .getReader()
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal('invalid_input', 'This backup cannot be decrypted: its key is another one.', { cause })
  }
  try {
    for (;;) {
      const { done, value } = await entries.read()
      if (done) return
      if (value.header.size > LARGEST)
        throw new Refusal('invalid_input', `This is no backup of a site: ${value.header.name} is too large.`)
      // Not bytes(): the Response that the HTTP server substitutes for Node's has no such method.
      yield { name: value.header.name, bytes: new Uint8Array(await new Response(value.body).arrayBuffer()) }
    }
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal('invalid_input', 'This file is no backup, or a part of it is missing or damaged.', {
      cause,
    })
  } finally {
    await entries.cancel().catch(() => undefined)
  }
}

async function decrypted(
  file: ReadableStream<Uint8Array>,
  key: string | undefined,
): Promise<ReadableStream<Uint8Array>> {
  if (key === undefined)
    throw new Refusal('invalid_input', 'This backup is encrypted: name its key with --key-file.')
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  return decrypter.decrypt(file)
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function asWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
}
