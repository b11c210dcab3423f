import { hash, verify } from '@node-rs/argon2'

/** Bytes of a password that are looked at; more would only cost time. */
const MAX_BYTES = 1024
/** Argon2id (the library's default) with the memory in KiB, passes and lanes that OWASP advises; about 15 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes a password for storage. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(cut(password), COST)
}

/** True when the password is the one that was hashed. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  return await verify(stored, cut(password))
}

function cut(password: string): Buffer {
  return Buffer.from(password, 'utf8').subarray(0, MAX_BYTES)
}
