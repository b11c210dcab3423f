/** The assistant with a language model behind it: what it may word, and what it never hears. */
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { startOwnServer } from './own-server.ts'
import type { StartedServer } from './own-server.ts'
import { expect, test } from './quiet-page.ts'

// One site and one model service that speaks the chat completions, for all that follows.
test.describe.configure({ mode: 'serial' })
let model: Server | undefined
let site: StartedServer | undefined
let heard: string[] = []
let wording = ''

test.beforeAll(async () => {
  test.setTimeout(120_000)
  model = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      heard.push(body)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(completion(wording)))
    })
  }).listen(0)
  const { port } = model.address() as AddressInfo
  site = await startOwnServer({
    ASSISTANT_PROVIDER: 'openai',
    ASSISTANT_URL: `http://localhost:${port}/v1`,
    ASSISTANT_KEY: 'a-key-for-the-test',
    ASSISTANT_MODEL: 'small-model',
  })
})
test.beforeEach(() => {
  heard = []
})
test.afterAll(async () => {
  await site?.stop()
  model?.close()
})

test('the model words an answer that keeps to the facts', { tag: '@soak' }, async ({ page }) => {
  wording = 'Aldermoon has a safety index of 9.4.'
  await open(page)
  await say(page, 'Is Aldermoon safe?')
  await expect(lastReply(page)).toContainText('Aldermoon has a safety index of 9.4.')
  expect(heard).toHaveLength(1)
})

test('an invented casino is not shown; the built-in answer is', { tag: '@soak' }, async ({ page }) => {
  wording = 'Try Goldenpalm Royale, it pays 500 euros at once.'
  await open(page)
  await say(page, 'Is Aldermoon safe?')
  await expect(lastReply(page)).toContainText('Aldermoon: Safety 9.4')
  await expect(lastReply(page)).not.toContainText('Goldenpalm')
})

test(
  'a person in trouble gets fixed words; the model never hears of it',
  { tag: '@soak' },
  async ({ page }) => {
    wording = 'Play a little more.'
    await open(page)
    await say(page, "I can't stop and I'm in debt")
    await expect(lastReply(page)).toContainText('Thank you for telling me')
    await say(page, 'recommend a top casino')
    await expect(lastReply(page)).toContainText('I leave casinos, bonuses and games out of this conversation')
    expect(heard).toEqual([])
  },
)

const chat = (page: Page) => page.getByRole('dialog', { name: 'AI Casino Assistant' })
const lastReply = (page: Page) => chat(page).locator('.bubble--bot').last()

async function open(page: Page): Promise<void> {
  await page.goto(`${site?.origin}/casinos`)
  await page.getByRole('button', { name: 'Open AI Casino Assistant' }).click()
}

async function say(page: Page, text: string): Promise<void> {
  await chat(page).getByRole('textbox', { name: 'Message' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(chat(page).locator('.bubble--me').last()).toContainText(text)
  await expect(chat(page).getByText('Typing...')).toHaveCount(0)
}

function completion(content: string) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'small-model',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}
