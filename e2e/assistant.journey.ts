/** The assistant as visitors use it. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { expect, test } from './quiet-page.ts'
import { ready } from './ready.ts'

const GREETING =
  "Hello! I'm your AI casino assistant. I can help with casino recommendations, bonus explanations, strategies, payment methods and responsible gambling. What would you like to know?"
const FAILURE = "Sorry, I'm having trouble connecting right now. Please try again later."

const chat = (page: Page) => page.getByRole('dialog', { name: 'AI Casino Assistant' })
const lastReply = (page: Page) => chat(page).locator('.bubble--bot').last()

const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? Number.NaN
const bottomOf = async (locator: Locator) =>
  ((await locator.boundingBox())?.y ?? Number.NaN) + (await heightOf(locator))

async function open(page: Page, path = '/casinos') {
  await page.goto(path)
  await page.getByRole('button', { name: 'Open AI Casino Assistant' }).click()
  await expect(chat(page)).toBeVisible()
}

async function say(page: Page, text: string) {
  await chat(page).getByRole('textbox', { name: 'Message' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(chat(page).locator('.bubble--me').last()).toContainText(text)
  await expect(chat(page).getByText('Typing...')).toHaveCount(0)
}

test('five different questions and one worrying one @soak', async ({ page }) => {
  await open(page)
  await expect(lastReply(page)).toContainText(GREETING)
  await say(page, 'Recommend a casino for Germany that takes PayPal, rated at least 9')
  await expect(lastReply(page)).toContainText(
    'accepting PayPal, not restricting Germany and with a safety index of 9 or more',
  )
  await expect(chat(page).getByRole('link', { name: 'The list with these filters' })).toHaveAttribute(
    'href',
    /minSafetyIndex=9&paymentMethods=PayPal&country=DE/,
  )
  await say(page, 'what does 35x wagering mean on €100?')
  await expect(lastReply(page)).toContainText('€3,500')
  await say(page, 'which payment methods are fastest?')
  await expect(lastReply(page)).toContainText('E-wallets')
  await say(page, 'Is Aldermon safe?')
  await expect(lastReply(page)).toContainText('Aldermoon has a safety index of 9.4')
  await say(page, 'highest rtp slots')
  await expect(lastReply(page)).toContainText('RTP')
  await say(page, "I can't stop and I'm in debt")
  await expect(lastReply(page)).toContainText('Thank you for telling me')
  await say(page, 'recommend a top casino')
  await expect(lastReply(page)).toContainText('I leave casinos, bonuses and games out of this conversation')
  await expect(lastReply(page)).not.toContainText('Safety')
})

test('help can be called with one press, and what was offered before is no longer linked @soak', async ({
  page,
}) => {
  await open(page)
  await say(page, 'recommend a top casino')
  await say(page, 'ich bin spielsüchtig')
  await expect(
    chat(page)
      .getByRole('link', { name: /0800 137 27 00/ })
      .first(),
  ).toHaveAttribute('href', 'tel:08001372700')
  await expect(chat(page).locator('.chat__links a[href^="/casino"]')).toHaveCount(0)
})

test('quick questions are there only with the greeting and send themselves @soak', async ({ page }) => {
  await open(page)
  const quick = chat(page).getByRole('group', { name: 'Quick questions' })
  await expect(quick.getByRole('button')).toHaveText([
    'Recommend a top casino',
    'Explain wagering requirements',
    'Which payment methods are fastest?',
    'Tips for responsible gambling',
  ])
  await quick.getByRole('button', { name: 'Tips for responsible gambling' }).click()
  await expect(lastReply(page)).toContainText('What helps most people stay in control')
  await expect(quick).toHaveCount(0)
})

test('the conversation survives navigation and reload, and harm with it', async ({ page }) => {
  await open(page)
  await say(page, 'I am chasing my losses')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Casinos' }).click()
  await expect(lastReply(page)).toContainText('Thank you for telling me')
  await page.reload()
  await page.getByRole('button', { name: 'Open AI Casino Assistant' }).click()
  await expect(lastReply(page)).toContainText('Thank you for telling me')
  await say(page, 'best bonus')
  await expect(lastReply(page)).toContainText('I leave casinos, bonuses and games out')
})

test('a compound criterion is answered whole, and a number in the text can be called @soak', async ({
  page,
}) => {
  await open(page)
  await say(page, 'Germany, PayPal or Skrill, quick withdrawals, low wagering')
  await expect(lastReply(page)).toContainText('accepting PayPal or Skrill, not restricting Germany')
  await say(page, 'Germany, PayPal and a blue lobby')
  await expect(chat(page).getByRole('link', { name: /^Search for/ })).toHaveAttribute(
    'href',
    '/search?q=PayPal',
  )
  await say(page, 'Tips for responsible gambling')
  await expect(lastReply(page).getByRole('link', { name: '0800 137 27 00' })).toHaveAttribute(
    'href',
    'tel:08001372700',
  )
})

test('a talk is cleared and brought back, and harm outlives it @soak', async ({ page }) => {
  await open(page)
  await say(page, 'I am chasing my losses')
  await chat(page).getByRole('button', { name: 'Clear conversation' }).click()
  await expect(chat(page).locator('.bubble')).toHaveCount(1)
  await expect(chat(page).getByRole('log')).toBeFocused()
  await chat(page).getByRole('button', { name: 'Undo' }).click()
  await expect(chat(page).getByText('I am chasing my losses')).toBeVisible()
  await chat(page).getByRole('button', { name: 'Clear conversation' }).click()
  await say(page, 'recommend a top casino')
  await expect(lastReply(page)).toContainText('I leave casinos, bonuses and games out')
  await expect(chat(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('works by keyboard alone and gives the focus back', async ({ page }) => {
  await page.goto('/casinos')
  const button = page.getByRole('button', { name: 'Open AI Casino Assistant' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(chat(page).getByRole('textbox')).toBeFocused()
  await expect(chat(page).getByRole('button', { name: 'Send' })).toBeDisabled()
  await page.keyboard.type('   ')
  await expect(chat(page).getByRole('button', { name: 'Send' })).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(chat(page).locator('.bubble')).toHaveCount(1)
  await page.keyboard.type('hello')
  await page.keyboard.press('Enter')
  await expect(lastReply(page)).toContainText('Ask me for a casino')
  await page.keyboard.press('Escape')
  await expect(chat(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a failing server is told in one sentence, and the next question works @soak', async ({ page }) => {
  await open(page)
  await page.route('**/api/chat', (route) => route.fulfill({ status: 500, body: '{"error":"down"}' }))
  await say(page, 'hello')
  await expect(lastReply(page)).toContainText(FAILURE)
  await page.unroute('**/api/chat')
  await say(page, 'recommend a top casino')
  await expect(lastReply(page)).toContainText('Safety')
})

test('the home page starts the chat, from the block and from its dialog @soak', async ({ page }) => {
  await page.goto('/')
  // The block is visible before scripts run.
  await ready(page)
  await page.getByRole('button', { name: 'Start Chat' }).click()
  await expect(chat(page)).toBeVisible()
  await expect(chat(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Start Chat' })).toBeFocused()
  await page.getByRole('button', { name: 'Learn More' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start Chat' }).click()
  await expect(chat(page).getByRole('textbox')).toBeFocused()
})

test('on a phone it is a sheet, a link closes it, and the button is above the action bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/casino/aldermoon')
  const button = page.getByRole('button', { name: 'Open AI Casino Assistant' })
  expect(await bottomOf(button)).toBeLessThan(844 - (await heightOf(page.locator('.action-bar'))))
  await button.click()
  await expect(chat(page)).toBeVisible()
  await expect.poll(async () => Math.round(await heightOf(chat(page)))).toBe(Math.round(844 * 0.88))
  await say(page, 'recommend a top casino')
  await chat(page).getByRole('link').first().click()
  await expect(chat(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/casino\/[a-z\d-]+$/)
})

for (const theme of ['light', 'dark'] as const) {
  test(`has no accessibility finding in the ${theme} theme @soak`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await open(page)
    await say(page, 'recommend a top casino')
    await expectAccessible(page, [1440, 390, 320])
    await expectNoSideways(page, [1440, 390, 320])
  })
}

test('without scripts a page answers, and what may be a danger holds there too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Open AI Casino Assistant' }).click()
  await expect(page).toHaveURL(/\/assistant$/)
  await expect(page.getByText(GREETING)).toBeVisible()
  await page.getByRole('button', { name: 'Recommend a top casino' }).click()
  await expect(page.getByRole('link', { name: 'Oakhelm' })).toHaveAttribute('href', '/casino/oakhelm')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill("I can't stop and I'm in debt")
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you for telling me')).toBeVisible()
  await message.fill('recommend a top casino')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('out of this conversation')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Oakhelm' })).toHaveCount(0)
  await context.close()
})
