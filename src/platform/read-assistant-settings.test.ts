import { expect, test } from 'vitest'
import { readAssistantSettings } from './read-assistant-settings.ts'

const read = (env: Record<string, string>) =>
  readAssistantSettings(env, (sentence) => {
    throw new Error(sentence)
  })
const SET = {
  ASSISTANT_PROVIDER: 'openai',
  ASSISTANT_URL: 'https://api.example.com/v1/',
  ASSISTANT_KEY: 'k',
  ASSISTANT_MODEL: 'm',
}

test('without a provider nothing outside is asked', () => {
  expect(read({})).toEqual({ provider: 'none' })
  expect(read({ ASSISTANT_PROVIDER: 'none', ASSISTANT_KEY: 'k' })).toEqual({ provider: 'none' })
})

test('an OpenAI-compatible service is read, its address without the last slash', () => {
  expect(read(SET)).toEqual({
    provider: 'openai',
    url: 'https://api.example.com/v1',
    key: 'k',
    model: 'm',
    callsPerDay: 2000,
  })
})

test('Anthropic needs no address', () => {
  expect(
    read({
      ASSISTANT_PROVIDER: 'anthropic',
      ASSISTANT_KEY: 'k',
      ASSISTANT_MODEL: 'm',
      ASSISTANT_CALLS_PER_DAY: '5',
    }),
  ).toMatchObject({ url: 'https://api.anthropic.com/v1', callsPerDay: 5 })
})

test.each([
  [{ ASSISTANT_PROVIDER: 'other' }, /^ASSISTANT_PROVIDER must be one of/],
  [{ ASSISTANT_URL: '' }, /^ASSISTANT_URL/],
  [{ ASSISTANT_URL: 'ftp://x' }, /^ASSISTANT_URL/],
  [{ ASSISTANT_URL: 'https://user:pass@api.example.com' }, /^ASSISTANT_URL must not hold/],
  [{ ASSISTANT_KEY: ' ' }, /^ASSISTANT_KEY must be set/],
  [{ ASSISTANT_MODEL: '' }, /^ASSISTANT_MODEL must be set/],
  [{ ASSISTANT_CALLS_PER_DAY: '-1' }, /^ASSISTANT_CALLS_PER_DAY/],
])('%o is refused by name', (wrong, sentence) => {
  expect(() => read({ ...SET, ...wrong })).toThrow(sentence)
})
