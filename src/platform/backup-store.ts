/** The storage of backups: a folder, or a bucket of any S3-compatible service. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { createBucketCaller } from './s3-bucket.ts'
import type { S3Settings } from './settings.ts'

export interface BackupStore {
  /** All files, backups and others. Empty for a missing folder. */
  list: () => Promise<{ name: string; bytes: number | null }[]>
  /** Reads a short file; undefined when it does not exist. */
  read: (name: string) => Promise<string | undefined>
  write: (name: string, text: string) => Promise<void>
  remove: (name: string) => Promise<void>
}

/** A bucket also uploads and downloads files of this machine. */
export interface BackupBucket extends BackupStore {
  /** At most 5 GB, the service's limit for one upload. */
  take: (path: string, name: string) => Promise<void>
  give: (name: string, path: string) => Promise<void>
}

export function createBackupFolder(folder: string): BackupStore {
  return {
    async list() {
      const names = await readdir(folder).catch(() => [])
      return Promise.all(
        names.map(async (name) => ({
          name,
          bytes: (await stat(join(folder, name)).catch(() => null))?.size ?? null,
        })),
      )
    },
    read: (name) => readFile(join(folder, name), 'utf8').catch(() => undefined),
    write: (name, text) => writeFile(join(folder, name), text),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

const ASKED_MS = 15_000
const SENT_MS = 60 * 60_000

/** Objects under `backups/`, addressed by path. Uploads carry their SHA-256, which the service verifies. */
export function createBackupBucket(settings: S3Settings): BackupBucket {
  const askBucket = createBucketCaller('The bucket for backups', settings)
  const ask = (path: string, init: RequestInit, fine: readonly number[], withinMs = ASKED_MS) =>
    askBucket(path, { ...init, fine, withinMs })
  const put = async (name: string, body: Blob, sha256: string): Promise<void> => {
    const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': sha256 }
    await (
      await ask(`/backups/${name}`, { method: 'PUT', headers, body }, [200, 201, 204], SENT_MS)
    ).body?.cancel()
  }
  return {
    async list() {
      const found: { name: string; bytes: number }[] = []
      for (let token = ''; ;) {
        const more = token === '' ? '' : `&continuation-token=${encodeURIComponent(token)}`
        const response = await ask(`?list-type=2&prefix=backups%2F${more}`, {}, [200])
        const xml = await response.text()
        for (const [, key = '', size = ''] of xml.matchAll(OBJECT))
          found.push({ name: key.slice('backups/'.length), bytes: Number(size) })
        token = unescaped(/<NextContinuationToken>([^<]+)</.exec(xml)?.[1] ?? '')
        if (token === '') return found
      }
    },
    async read(name) {
      const response = await ask(`/backups/${name}`, {}, [200, 404])
      if (response.status === 200) return response.text()
      await response.body?.cancel()
      return undefined
    },
    write: (name, text) => put(name, new Blob([text]), createHash('sha256').update(text).digest('hex')),
    async remove(name) {
      await (await ask(`/backups/${name}`, { method: 'DELETE' }, [200, 204, 404])).body?.cancel()
    },
    async take(path, name) {
      const hash = createHash('sha256')
      await pipeline(createReadStream(path), hash)
      await put(name, await openAsBlob(path), hash.digest('hex'))
    },
    async give(name, path) {
      const { body } = await ask(`/backups/${name}`, {}, [200], SENT_MS)
      if (body === null) throw new Error(`The bucket for backups answered nothing for ${name}.`)
      await pipeline(Readable.fromWeb(body as NodeStream), createWriteStream(path, { mode: 0o600 }))
    },
  }
}

/** Key and size of one object in the response to a list, with any elements in between. */
const OBJECT =
  /<Contents>(?:(?!<\/Contents>).)*?<Key>([^<]+)<\/Key>(?:(?!<\/Contents>).)*?<Size>(\d+)<\/Size>/gs

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&')
}
