import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

test('a password is recognised, another one is not, and the same one is never stored alike twice', async () => {
  const stored = await hashPassword('correct horse')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('correct horse', stored)).toBe(true)
  expect(await isPassword('Correct horse', stored)).toBe(false)
  expect(await hashPassword('correct horse')).not.toBe(stored)
})

test.each(['字'.repeat(400), '😀'.repeat(300), '\uFEFFé'.repeat(300), 'x'.repeat(5000)])(
  'a password of more than 1,024 bytes is cut between two characters',
  async (password) => {
    const stored = await hashPassword(password)
    expect(await isPassword(password, stored)).toBe(true)
    expect(await isPassword(`${password}!`, stored)).toBe(true)
    expect(await isPassword(password.slice(0, 100), stored)).toBe(false)
  },
)
