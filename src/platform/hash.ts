/** One-way fingerprints. */
import { createHash, createHmac, randomBytes } from 'node:crypto'

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** HMAC-SHA256 in hexadecimal digits: without the key no one can tell which text it came from. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}

export function newSecret(): string {
  return randomBytes(32).toString('hex')
}
