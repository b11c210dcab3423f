/** Signed requests to a bucket, addressed by path. */
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from './settings.ts'

export interface BucketRequest extends RequestInit {
  /** Accepted statuses. */
  fine: readonly number[]
  withinMs: number
}

/**
 * Sends a request for a path in the bucket, such as `/media/a.webp`. Redirects are failures. Throws for other statuses
 * than the accepted ones; the message begins with `name` and contains no key.
 */
export type AskBucket = (path: string, request: BucketRequest) => Promise<Response>

export function createBucketCaller(name: string, settings: S3Settings): AskBucket {
  const { endpoint, bucket, region, accessKey, secretKey } = settings
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 0,
  })
  return async (path, { fine, withinMs, ...init }) => {
    const request = await client.sign(`${endpoint}/${bucket}${path}`, init)
    const response = await fetch(request, { signal: AbortSignal.timeout(withinMs), redirect: 'error' })
    if (fine.includes(response.status)) return response
    await response.body?.cancel()
    throw new Error(`${name} answered ${response.status} to ${init.method ?? 'GET'} ${path}.`)
  }
}
