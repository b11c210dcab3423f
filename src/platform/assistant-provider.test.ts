import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createAssistantProvider } from './assistant-provider.ts'
import type { AssistantProvider } from './assistant-provider.ts'

/** A server that speaks the wire protocols of both kinds of service; `behave` says how it answers next. */
let behave: (response: ServerResponse, request: IncomingMessage) => void
let asked: { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[] = []
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    asked.push({
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
    })
    behave(response, request)
  })
})
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const says = { openai: openaiAnswer, anthropic: anthropicAnswer }
const KINDS = ['openai', 'anthropic'] as const
const request = { instructions: 'Be short.', question: 'Which casino?' }

let now = 0
const failures: string[] = []
function provider(kind: (typeof KINDS)[number], timeoutMs = 2_000): AssistantProvider {
  const created = createAssistantProvider(
    { provider: kind, url, key: 'secret-key', model: 'small-model', callsPerDay: 10 },
    { now: () => now, timeoutMs, onFailure: (reason) => failures.push(reason) },
  )
  if (created === undefined) throw new Error('These settings name a provider.')
  return created
}

beforeEach(() => {
  asked = []
  failures.length = 0
  now = 0
})

test('without a provider in the settings there is none', () => {
  expect(createAssistantProvider({ provider: 'none' })).toBeUndefined()
})

describe.each(KINDS)('%s', (kind) => {
  test('answers with the words of the model', async () => {
    behave = (response) => {
      says[kind](response, 'Aldermoon it is.')
    }
    expect(await provider(kind).write(request)).toBe('Aldermoon it is.')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.path).toBe(kind === 'openai' ? '/v1/chat/completions' : '/v1/messages')
    expect(asked[0]?.headers[kind === 'openai' ? 'authorization' : 'x-api-key']).toContain('secret-key')
    expect(asked[0]?.body).toMatchObject({ model: 'small-model', max_tokens: 500 })
    expect(JSON.stringify(asked[0]?.body)).toContain('Be short.')
  })

  test.each([500, 429, 401, 404])(
    'a status of %d is no answer, and it is not tried again',
    async (status) => {
      behave = (response) => {
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end('{"error":{"message":"secret-key"}}')
      }
      expect(await provider(kind).write(request)).toBeUndefined()
      expect(asked).toHaveLength(1)
      expect(failures.join()).not.toContain('secret')
    },
  )

  test('a service that never answers is given up', async () => {
    behave = () => undefined
    expect(await provider(kind, 150).write(request)).toBeUndefined()
    expect(failures).toHaveLength(1)
  })

  test.each([
    ['text that is no JSON', 'application/json', 'not json'],
    ['JSON of another shape', 'application/json', '{"hello":"world"}'],
    ['a page', 'text/html', '<h1>Sign in</h1>'],
    ['nothing', 'application/json', ''],
    ['far too much', 'application/json', `{"padding":"${'x'.repeat(2 * 1024 * 1024)}"}`],
  ])('%s is no answer', async (_what, type, body) => {
    behave = (response) => {
      response.writeHead(200, { 'content-type': type }).end(body)
    }
    expect(await provider(kind).write(request)).toBeUndefined()
  })

  test('an answer that was cut off is no answer', async () => {
    behave = (response) => {
      says[kind](response, 'Aldermoon has a bonus of', true)
    }
    expect(await provider(kind).write(request)).toBeUndefined()
  })

  test('a redirect is not followed', async () => {
    behave = (response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    }
    expect(await provider(kind).write(request)).toBeUndefined()
    expect(asked).toHaveLength(1)
  })

  test('after three failures it is left alone for a minute, then tried once', async () => {
    behave = (response) => {
      response.writeHead(500).end()
    }
    const failing = provider(kind)
    for (let round = 0; round < 5; round += 1) expect(await failing.write(request)).toBeUndefined()
    expect(asked).toHaveLength(3)
    now = 60_000
    await Promise.all([failing.write(request), failing.write(request)])
    expect(asked).toHaveLength(4)
    now = 120_000
    behave = (response) => {
      says[kind](response, 'Back again.')
    }
    expect(await failing.write(request)).toBe('Back again.')
    expect(await failing.write(request)).toBe('Back again.')
  })
})

function openaiAnswer(response: ServerResponse, content: string, isCut = false): void {
  send(response, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'small-model',
    choices: [
      { index: 0, message: { role: 'assistant', content }, finish_reason: isCut ? 'length' : 'stop' },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })
}

function anthropicAnswer(response: ServerResponse, text: string, isCut = false): void {
  send(response, {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'small-model',
    content: [{ type: 'text', text }],
    stop_reason: isCut ? 'max_tokens' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  })
}

function send(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
