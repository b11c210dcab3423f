import { createHash, createHmac, randomBytes } from 'node:crypto'

/** SHA-256 in hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** HMAC-SHA256 in hexadecimal digits: without the key, guesses of the text cannot be checked. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}

/** A new secret of 32 random bytes in hexadecimal digits. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}
