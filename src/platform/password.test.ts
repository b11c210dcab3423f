import { expect, test } from 'vitest'
import { createPasswords } from './password.ts'

const passwords = createPasswords()

test('a password is recognised, another one is not, and the same one is never stored alike twice', async () => {
  const stored = await passwords.hash('correct horse')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.isRight('correct horse', stored)).toBe(true)
  expect(await passwords.isRight('Correct horse', stored)).toBe(false)
  expect(await passwords.hash('correct horse')).not.toBe(stored)
})

test.each(['字'.repeat(400), '😀'.repeat(300), '\uFEFFé'.repeat(300), 'x'.repeat(5000)])(
  'a password of more than 1,024 bytes is cut between two characters',
  async (password) => {
    const stored = await passwords.hash(password)
    expect(await passwords.isRight(password, stored)).toBe(true)
    expect(await passwords.isRight(`${password}!`, stored)).toBe(true)
    expect(await passwords.isRight(password.slice(0, 100), stored)).toBe(false)
  },
)

test('no one has a password, whatever it is', async () => {
  for (const password of ['nobody', '']) expect(await passwords.isRightForNobody(password)).toBe(false)
})
