import { expect, test } from 'vitest'
import { jobFailure } from './job-failure.ts'

const withCode = (code: string, message: string) => Object.assign(new Error(message), { code })

test.each([
  [new Error('no mailbox <ada@example.com> here'), 'no mailbox [address] here'],
  [withCode('ECONNREFUSED', 'connect ECONNREFUSED'), 'ECONNREFUSED connect ECONNREFUSED'],
  [new Error('smtp://news:hunter2@mail.example:465 is closed'), '[address] is closed'],
  [
    new Error('GET https://s3.example/a.png?X-Sig=abc&x=1 failed'),
    'GET https://s3.example/a.png?[parameters] failed',
  ],
  [new Error(`the token ${'a1'.repeat(32)} is wrong`), 'the token [secret] is wrong'],
  [withCode('22P02', 'invalid input syntax: "what a visitor typed"'), '22P02 The database refused a value'],
  [new Error('two\nlines\u0000'), 'two lines '],
  ['a text', 'Unknown error'],
])('%s is stored as: %s', (error, stored) => {
  expect(jobFailure(error)).toBe(stored)
})

test('the stored error is short, however long the message', () => {
  expect(jobFailure(new Error('x '.repeat(100_000))).length).toBe(300)
})
