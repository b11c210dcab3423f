import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_BYTES } from '#contract/shared/limits.ts'

/** Argon2id (the library's default) with the memory in KiB, passes and lanes that OWASP advises; about 15 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** More at once would take the processor and 19 MB each from everybody else. */
const AT_ONCE = 4
let running = 0
const waiting: (() => void)[] = []

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

/** Hashes a password for storage. */
export async function hashPassword(password: string): Promise<string> {
  return await oneOfFew(() => hash(cut(password), COST))
}

/** True when the password is the one that was hashed. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  return await oneOfFew(() => verify(stored, cut(password)))
}

/** Without characters that look alike: it is read from a screen, or over the phone. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A new password of four groups of five random characters, such as `k3m9x-…`: 99 bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

/** Takes as long as a real check and is always false: the time of an answer must not tell which names exist. */
export async function isPasswordOfNobody(password: string): Promise<false> {
  hashOfNobody ??= hashPassword('nobody')
  await isPassword(password, await hashOfNobody)
  return false
}

let hashOfNobody: Promise<string> | undefined

/** More bytes would only cost time. Cut between characters: half of one is refused by the library as an error. */
function cut(password: string): string {
  const bytes = Buffer.from(password, 'utf8').subarray(0, PASSWORD_BYTES)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true })
}
