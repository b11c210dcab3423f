import { readFile } from 'node:fs/promises'
import { Refusal } from '#contract/shared/refusal.ts'

/** Reads a key (an age identity) from a file; undefined without a file. Refuses with invalid_input anything else. */
export async function readBackupKey(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refusal('invalid_input', `The key ${file} cannot be read.`)
  })
  const key = text
    .split('\n')
    .find((line) => line.startsWith('AGE-SECRET-KEY-1'))
    ?.trim()
  // Imported here, because a start does not need it.
  const { identityToRecipient } = await import('age-encryption')
  const isKey = key !== undefined && (await identityToRecipient(key).then(Boolean, () => false))
  if (!isKey) throw new Refusal('invalid_input', `${file} holds no key: make one with backup-key --out FILE.`)
  return key
}
