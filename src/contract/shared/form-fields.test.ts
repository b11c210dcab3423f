import { expect, test } from 'vitest'
import { z } from 'zod'
import { numeric, optionalFact, requiredFact } from './form-fields.schema.ts'

const rtp = numeric('RTP', { min: 0, max: 100 })
const Form = z.object({ stated: requiredFact(rtp), offered: optionalFact(rtp) })

test('null is the answer "not stated" to any fact', () => {
  expect(Form.parse({ stated: null, offered: null })).toEqual({ stated: null, offered: null })
})

test('a required fact refuses to be left out or blank with the words of its field', () => {
  expect(messagesFor({})).toEqual(['RTP must be from 0 to 100'])
  expect(messagesFor({ stated: '' })).toEqual(['RTP must be from 0 to 100'])
})

test('an optional fact that is left out is not stated, but a blank text is refused', () => {
  expect(Form.parse({ stated: 96 })).toEqual({ stated: 96, offered: null })
  expect(messagesFor({ stated: 96, offered: ' ' })).toEqual(['RTP must be from 0 to 100'])
})

test('what is stated is read by the rule of the field, and 0 stays 0', () => {
  expect(Form.parse({ stated: '96.5', offered: 0 })).toEqual({ stated: 96.5, offered: 0 })
  expect(messagesFor({ stated: 101 })).toEqual(['RTP must be from 0 to 100'])
})

function messagesFor(value: unknown): string[] {
  return Form.safeParse(value).error?.issues.map(({ message }) => message) ?? []
}
