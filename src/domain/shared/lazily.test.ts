import { expect, test } from 'vitest'
import { remembered } from './lazily.ts'

test('a remembered result is made once, also an undefined one, until more texts came than are kept', () => {
  const asked: string[] = []
  const first = remembered((text) => void asked.push(text), 2)
  for (const text of ['a', 'a', 'b', 'c', 'a']) first(text)
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})
