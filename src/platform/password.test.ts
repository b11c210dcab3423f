import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

test('a password is recognised, another one is not, and the same one is never stored alike twice', async () => {
  const stored = await hashPassword('correct horse')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('correct horse', stored)).toBe(true)
  expect(await isPassword('Correct horse', stored)).toBe(false)
  expect(await hashPassword('correct horse')).not.toBe(stored)
})
