import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { PASSWORD_BYTES } from '#contract/staff/limits.ts'

/** Hashes and verifies passwords, a few at a time. */
export interface Passwords {
  hash: (password: string) => Promise<string>
  isRight: (password: string, stored: string) => Promise<boolean>
  /**
   * Does the work of a verification and always returns false, so that the response time does not reveal which names
   * exist.
   */
  isRightForNobody: (password: string) => Promise<false>
}

/** More at once would take processor time and 19 MB each from everyone else. */
const AT_ONCE = 4

export function createPasswords(): Passwords {
  const queue = pLimit(AT_ONCE)
  let hashOfNobody: Promise<string> | undefined
  const isRight: Passwords['isRight'] = (password, stored) => queue(() => isPassword(password, stored))
  const hashInTurn: Passwords['hash'] = (password) => queue(() => hashPassword(password))
  return {
    hash: hashInTurn,
    isRight,
    async isRightForNobody(password) {
      hashOfNobody ??= hashInTurn('nobody')
      await isRight(password, await hashOfNobody)
      return false
    },
  }
}

/** Argon2id (the library's default) with memory in KiB, passes and lanes as OWASP advises; about 15 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes a password for storage. `App.passwords` limits how many run at once. */
export function hashPassword(password: string): Promise<string> {
  return hash(cut(password), COST)
}

function isPassword(password: string, stored: string): Promise<boolean> {
  return verify(stored, cut(password))
}

/** Without look-alikes, because passwords are read from a screen or over the phone. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A new password of four groups of five random characters, such as `k3m9x-…`: 99 bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

/** Longer passwords would only cost time. Cuts between characters, because the library refuses half of one. */
function cut(password: string): string {
  const bytes = Buffer.from(password, 'utf8').subarray(0, PASSWORD_BYTES)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true })
}
