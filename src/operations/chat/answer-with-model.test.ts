/** A recorded provider stands in for a language model: what it may write, and when it is asked at all. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { askAssistant } from './ask-assistant.ts'

const { db } = await testDatabase()
const { app } = testApp(db)

/** What the provider answers, one after the other; a number is a status. */
let recorded: (object | number | string)[] = []
let asked: { model: string; messages: { role: string; content: string }[]; tools: unknown[] }[] = []
const provider = createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    asked.push(JSON.parse(body) as (typeof asked)[number])
    const next = recorded.shift() ?? 500
    response.statusCode = typeof next === 'number' ? next : 200
    response.end(typeof next === 'string' ? next : JSON.stringify(next))
  })
})

beforeAll(async () => {
  await loadDemo(db, NOW)
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
})
afterAll(() => provider.close())
beforeEach(() => {
  recorded = []
  asked = []
})

const ask = (message: string, ...history: string[]) => {
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1/chat/completions`
  const settings = { ...app.settings, assistantModel: { url, key: 'secret', model: 'small' } }
  return askAssistant({ ...app, settings }, { role: 'visitor', address: '192.0.2.1' }, { message, history })
}
const says = (content: string) => ({ choices: [{ message: { content } }] })
const calls = (name: string, words: string) => ({
  choices: [
    {
      message: {
        content: null,
        tool_calls: [{ id: '1', type: 'function', function: { name, arguments: JSON.stringify({ words }) } }],
      },
    },
  ],
})

test('what is written from the results of a tool is used, with the links of the tool', async () => {
  recorded = [
    calls('search', 'casinos licensed in Malta'),
    says('Aldermoon, with a safety index of 9.4, leads those with a licence of the Malta Gaming Authority.'),
  ]
  const { response, links } = await ask('which casinos have a Malta licence?')
  expect(response).toBe(
    'Aldermoon, with a safety index of 9.4, leads those with a licence of the Malta Gaming Authority.',
  )
  expect(links.map(({ path }) => path)).toContain('/casino/aldermoon')
  expect(asked).toHaveLength(2)
  expect(asked[0]).toMatchObject({ model: 'small', messages: [{ role: 'system' }, { role: 'user' }] })
  expect(asked[0]?.tools).toHaveLength(5)
  expect(asked[1]?.messages.at(-1)?.content).toContain('Aldermoon: Safety 9.4')
  expect(JSON.stringify(asked)).not.toContain('192.0.2.1')
})

describe('the built-in answer is given where the model', () => {
  const BUILT_IN = 'casinos in our catalogue with the licence Malta Gaming Authority'
  const search = calls('search', 'casinos licensed in Malta')
  test.each([
    ['names a casino that no tool gave', [search, says('Luckywin is the best.')]],
    ['names one within a sentence', [search, says('Try Aldermoon or Luckywin.')]],
    ['writes another number', [search, says('Aldermoon has a safety index of 9.9.')]],
    ['writes a link', [search, says('Aldermoon: see https://aldermoon.example.')]],
    ['asks no tool', [says('Aldermoon is fine.')]],
    ['calls a tool that is not there', [calls('transfer', 'all'), says('Aldermoon is fine.')]],
    [
      'asks a tool for what the gate refuses',
      [calls('search', 'casinos without id'), says('Aldermoon is fine.')],
    ],
    ['never ends', [search, search, search, search, search]],
    ['fails', [503]],
    ['answers with something else', ['<html>']],
  ])('%s', async (_, answers) => {
    recorded = [...answers]
    expect((await ask('which casinos have a Malta licence?')).response).toContain(BUILT_IN)
  })
})

test.each([
  ['a sign of danger', 'I lost my rent, which casino next', []],
  ['a word that is not known', 'casinos with purple carpets', []],
  ['a talk that is closed', 'Recommend a top casino', ['I cannot stop']],
  ['what is always said in the same words', 'is online gambling legal in India?', []],
  ['small talk', 'how are you?', []],
])('the model is not asked about %s', async (_, message, history) => {
  await ask(message, ...history)
  expect(asked).toEqual([])
})
