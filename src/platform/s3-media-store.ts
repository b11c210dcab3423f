import { createHash } from 'node:crypto'
import { isMediaFileName } from '#contract/media/media-address.ts'
import type { MediaStore } from './media-store.ts'
import { createBucketCaller } from './s3-bucket.ts'
import type { S3Settings } from './settings.ts'

const TIMEOUT_MS = 15_000

/** Objects under `media/` in a bucket of any S3-compatible service, addressed by path. */
export function createS3MediaStore(
  settings: S3Settings,
  { timeoutMs: withinMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): MediaStore {
  const askBucket = createBucketCaller('The media store', settings)
  const ask = (name: string, init: RequestInit, fine: readonly number[]): Promise<Response> => {
    if (!isMediaFileName(name)) throw new Error(`Not the name of a media file: ${JSON.stringify(name)}`)
    return askBucket(`/media/${name}`, { ...init, fine, withinMs })
  }
  return {
    async put(name, bytes) {
      const headers = {
        'content-type': 'image/webp',
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      }
      const body = new Uint8Array(bytes)
      await (await ask(name, { method: 'PUT', headers, body }, [200, 201, 204])).body?.cancel()
    },
    async get(name) {
      const response = await ask(name, {}, [200, 404])
      if (response.status === 200) return new Uint8Array(await response.arrayBuffer())
      await response.body?.cancel()
      return undefined
    },
    async remove(name) {
      await (await ask(name, { method: 'DELETE' }, [200, 204, 404])).body?.cancel()
    },
  }
}
