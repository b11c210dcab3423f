import { expect, test } from 'vitest'
import { Bitset } from './bitset.ts'
import { TextAnswers } from './text-answers.ts'

function asked() {
  const texts = new TextAnswers()
  let times = 0
  return {
    texts,
    find: (text: string) => texts.find(text, async () => ({ slots: Bitset.of([++times]) })),
    times: () => times,
  }
}

test('a text is asked about once until something changes', async () => {
  const { texts, find, times } = asked()
  await Promise.all([find('tide'), find('tide')])
  expect(times()).toBe(1)
  texts.forget()
  await find('tide')
  expect(times()).toBe(2)
})

test('the oldest of more than fifty texts is forgotten', async () => {
  const { find, times } = asked()
  for (let text = 0; text < 51; text++) await find(String(text))
  await find('50')
  expect(times()).toBe(51)
  await find('0')
  expect(times()).toBe(52)
})

test('a failure is not kept', async () => {
  const texts = new TextAnswers()
  await expect(texts.find('tide', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect((await texts.find('tide', async () => ({ slots: Bitset.of([1, 2]) }))).slots.count()).toBe(2)
})
