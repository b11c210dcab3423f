import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['password', '12345678', 'Password1', 'QWERTY123', ' iloveyou ', 'lozinka', 'p@ssw0rd'])(
  '%j is common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  },
)

test.each(['tri reči, jedna šifra', 'password of the third floor', 'constructor', '__proto__', ''])(
  '%j is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)
