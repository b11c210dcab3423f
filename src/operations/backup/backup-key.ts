import { readFile } from 'node:fs/promises'
import { Refusal } from '#contract/shared/refusal.ts'

/** The key (an identity of age) that a file holds; undefined without a file. Refuses with invalid_input what is none. */
export async function readBackupKey(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refusal('invalid_input', `The key ${file} cannot be read.`)
  })
  const key = text
    .split('\n')
    .find((line) => line.startsWith('AGE-SECRET-KEY-1'))
    ?.trim()
  // Loaded here: a start needs none of it.
  const { identityToRecipient } = await import('age-encryption')
  const isKey = key !== undefined && (await identityToRecipient(key).then(Boolean, () => false))
  if (!isKey) throw new Refusal('invalid_input', `${file} holds no key: make one with backup-key --out FILE.`)
  return key
}
