/** Bonuses and games: from the list to the claim, the dialog and the review. */
import type { Page } from '@playwright/test'
import { expect, test } from './quiet-page.ts'
import { listens } from './listens.ts'
import { ready } from './ready.ts'

const toast = (page: Page) => page.locator('.toast')
const sentInteractions = (page: Page) => {
  const sent: { interactionType: string; targetId: unknown }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/interactions'))
      sent.push(request.postDataJSON() as (typeof sent)[number])
  })
  return sent
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('another deposit and stake change what an offer does to money, and nonsense is named', async ({
    page,
  }) => {
    await page.goto('/bonus/aldermoon-welcome-package')
    const check = page.getByRole('region', { name: 'Reality check' })
    await expect(check).toContainText('who start with €100')
    await check.getByText('Try your own numbers').click()
    await check.getByLabel('Deposit, EUR').fill('40')
    await check.getByLabel('Stake, EUR').fill('2')
    await check.getByLabel('Volatility').selectOption('High')
    await check.getByRole('button', { name: 'Work it out' }).click()
    await expect(page).toHaveURL(/deposit=40&stake=2&.*volatility=high#reality$/)
    await expect(check).toContainText('who start with €40')
    await expect(check).toContainText('€1,400')
    await page.goto('/bonus/aldermoon-welcome-package?deposit=much')
    await expect(check.getByRole('alert')).toHaveText('Deposit must be a number from 0.01 to 100,000.')
  })
})

test('a visitor finds a bonus, copies its code and claims it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route(/\.example\//, (route) => route.fulfill({ body: 'a casino' }))
  const sent = sentInteractions(page)
  await page.goto('/bonuses')
  await expect(page.getByRole('heading', { name: 'Featured Bonuses' })).toBeVisible()
  await page
    .getByRole('searchbox', { name: 'Search bonuses by casino, type, or amount...' })
    .fill('aldermoon')
  await expect(page).toHaveURL(/search=aldermoon/)
  await expect(page.getByRole('heading', { name: 'Featured Bonuses' })).toHaveCount(0)
  await page.getByRole('link', { name: '€500 + 100 free spins at Aldermoon' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome package' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy code LEVEL500' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('LEVEL500')
  const claim = page
    .getByRole('region', { name: 'Claim This Bonus' })
    .getByRole('link', { name: 'Claim Bonus Now' })
  await expect(claim).toHaveAttribute('rel', 'sponsored nofollow noopener')
  const [opened] = await Promise.all([context.waitForEvent('page'), claim.click()])
  await opened.close()
  await expect.poll(() => sent.map(({ interactionType }) => interactionType)).toContain('bonus_click')
  expect(sent.filter(({ interactionType }) => interactionType === 'bonus_details_view')).toHaveLength(1)
})

test('the tabs, the order and the pages of the bonus list are in the address @soak', async ({ page }) => {
  await page.goto('/bonuses')
  await listens(page)
  await page.getByRole('link', { name: /^Cashback/ }).click()
  await expect(page).toHaveURL(/\/bonuses\?type=cashback$/)
  await page.getByLabel('Sort by').selectOption({ label: 'Bonus Amount' })
  await expect(page).toHaveURL(/type=cashback&sort=value$/)
  await page.getByRole('searchbox', { name: /Search bonuses/ }).fill('nothing at all like this')
  await expect(page.getByText('No Bonuses Found')).toBeVisible()
  await page.getByRole('link', { name: 'Show All Bonuses' }).click()
  await expect(page).toHaveURL(/\/bonuses\?sort=value$/)
  await expect(page.getByRole('searchbox', { name: /Search bonuses/ })).toHaveValue('')
})

test('a game is played for real from the list and from its page', async ({ page }) => {
  const sent = sentInteractions(page)
  await page.goto('/games?sort=name')
  await listens(page)
  const play = page.getByRole('link', { name: /^Play / }).first()
  await play.click()
  const dialog = page.getByRole('dialog', { name: /^Play .+ for Real Money$/ })
  await expect(
    dialog
      .getByRole('link', { name: /Play Now/ })
      .or(dialog.getByText('No casinos found for this game.'))
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(play).toBeFocused()
  await expect.poll(() => sent.map(({ interactionType }) => interactionType)).toEqual(['game_modal'])

  await page.goto('/game/paper-comet')
  await listens(page)
  await page.getByRole('link', { name: 'Play for Real', exact: true }).click()
  const here = page.getByRole('dialog', { name: 'Play Paper Comet for Real Money' })
  await expect(here.getByRole('listitem').filter({ hasText: 'Aldermoon' })).toContainText(/Users \d\.\d\/10/)
  await expect(here.getByRole('link', { name: 'Read Review of Aldermoon' })).toHaveAttribute(
    'href',
    '/casino/aldermoon',
  )
  await here.getByRole('button', { name: 'Close' }).last().click()
  await expect(here).toHaveCount(0)
})

test('the play dialog says so when the casinos cannot be loaded @soak', async ({ page }) => {
  await page.route('**/api/game-casinos/**', (route) => route.fulfill({ status: 503, body: 'down' }))
  await page.goto('/game/paper-comet')
  await listens(page)
  await page.getByRole('link', { name: 'Play for Real', exact: true }).click()
  await expect(page.getByText('The casinos could not be loaded.')).toBeVisible()
  await page.unroute('**/api/game-casinos/**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /Play Now/ })
      .first(),
  ).toBeVisible()
})

const REVIEWS = [
  {
    path: '/bonus/halcyra-free-start',
    api: '/api/reviews',
    max: 500,
    sent: 'Review submitted!',
    failed: ['Error', 'Failed to submit review. Please try again.'],
  },
  {
    path: '/game/marigold-maze',
    api: '/api/reviews/game',
    max: 450,
    sent: 'Review submitted successfully!',
    failed: ['Error submitting review', 'Please try again later.'],
  },
] as const

for (const { path, api, max, sent, failed } of REVIEWS) {
  test(`${path}: every message of the review form, a failing server, then a review @soak`, async ({
    page,
  }) => {
    await page.goto(path)
    await listens(page)
    const submit = page.getByRole('button', { name: 'Submit Review' })
    await submit.click()
    await expect(page.getByText('Username must be at least 2 characters')).toBeVisible()
    await expect(page.getByText('Title must be at least 5 characters')).toBeVisible()
    await expect(page.getByText('Review must be at least 10 characters')).toBeVisible()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await page.getByLabel('Your name').fill('Journey')
    await page.getByLabel('Review title').fill(`Seen on ${path}`)
    await page.getByRole('textbox', { name: /^Your review/ }).fill('x'.repeat(max + 1))
    await expect(page.getByText('Username must be at least 2 characters')).toHaveCount(0)
    await submit.click()
    await expect(page.getByText(`Review cannot exceed ${max} characters`)).toBeVisible()
    await page
      .getByRole('textbox', { name: /^Your review/ })
      .fill(`A calm and ordinary opinion about ${path}, number ${Date.now()}.`)

    await page.route(`**${api}`, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await submit.click()
    for (const words of failed) await expect(toast(page)).toContainText(words)
    await expect(page.getByLabel('Your name')).toHaveValue('Journey')

    await page.unroute(`**${api}`)
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.url().endsWith(api)),
      submit.click(),
    ])
    expect(request.postDataJSON()).toMatchObject({ overallRating: 8, userName: 'Journey' })
    await expect(toast(page)).toContainText(sent)
    await expect(page.getByLabel('Your name')).toHaveValue('')
    await expect(page.getByRole('heading', { name: `Seen on ${path}` }).first()).toBeVisible()
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a chosen tab stays in sight, with the list right below it @soak', async ({ page }) => {
    await page.goto('/bonuses')
    await listens(page)
    const tab = page.getByRole('link', { name: /^Welcome/ })
    await tab.click()
    await expect(page).toHaveURL(/type=welcome$/)
    await expect(page.getByRole('heading', { name: 'Featured Bonuses' })).toHaveCount(0)
    await expect(tab).toBeInViewport()
    await expect(page.locator('#bonus-list article').first()).toBeInViewport()
  })

  test('the action bar of a bonus copies its code @soak', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/bonus/aldermoon-welcome-package')
    await listens(page)
    const bar = page.getByRole('group', { name: 'Welcome package' })
    await bar.getByRole('button', { name: 'Copy code LEVEL500' }).click()
    await expect(bar.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('LEVEL500')
  })

  test('help is one tap away where money is, and two from anywhere @soak', async ({ page }) => {
    for (const path of [
      '/',
      '/casinos',
      '/casino/aldermoon',
      '/bonuses',
      '/bonus/aldermoon-welcome-package',
      '/games',
      '/game/paper-comet',
    ]) {
      await page.goto(path)
      const help = page.getByRole('main').getByRole('link', { name: 'Help with gambling' }).first()
      await expect(help).toHaveAttribute('href', '/responsible-gambling')
    }
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Help with gambling' }).click()
    await expect(page).toHaveURL(/\/responsible-gambling$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a game says what it costs and where to play it before anything is pressed @soak', async ({
    page,
  }) => {
    await page.goto('/game/paper-comet')
    await expect(page.locator('.game-facts')).toHaveText(/RTP97\.4%.*Bets€0\.10 – €100Max Win€250,000/)
    const best = page.getByRole('region', { name: 'Where to Play It' }).getByRole('listitem').first()
    await expect(best).toContainText('9.4 Safety')
    await expect(best).toContainText(/€500 \+ 100 free spins.*35×.*€20/)
    await expect(best.getByRole('link', { name: /^Play Now/ })).toHaveAttribute('rel', /sponsored/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs are links, and so is Play @soak', async ({ page }) => {
    await page.goto('/bonus/aldermoon-welcome-package')
    await expect(page.getByRole('heading', { name: 'Write Your Review' })).toBeVisible()
    await page.getByRole('tab', { name: 'Related Articles' }).click()
    await expect(page).toHaveURL(/\/bonus\/aldermoon-welcome-package\?tab=articles$/)
    await expect(page.getByRole('heading', { name: 'Write Your Review' })).toBeHidden()
    await expect(page.getByRole('tabpanel', { name: 'Related Articles' })).toBeVisible()
    await page.goto('/game/paper-comet')
    await page.getByRole('link', { name: 'Play for Real', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Play Paper Comet for Real Money' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Play Now/ }).first()).toBeVisible()
  })

  test('the lists are forms @soak', async ({ page }) => {
    await page.goto('/games')
    await page.getByRole('searchbox', { name: 'Search by name or provider' }).fill('paper comet')
    await page.getByLabel('Category').selectOption('slot')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Found 1 game', { exact: true })).toBeVisible()
    await page.goto('/bonuses?type=cashback')
    await page.getByLabel('Sort by').selectOption('value')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/type=cashback/)
    await expect(page).toHaveURL(/sort=value/)
  })

  for (const path of ['/bonus/kestrow-monday-cashback', '/game/halo-roulette']) {
    test(`${path} takes a review and says what is wrong with one @soak`, async ({ page }) => {
      await page.goto(path)
      await page.getByLabel('Your name').fill('J')
      await page.getByLabel('Review title').fill('Plain form')
      await page
        .getByRole('textbox', { name: /^Your review/ })
        .fill(`Sent without a script from ${path}, ${Date.now()}.`)
      await page.getByRole('button', { name: 'Submit Review' }).click()
      await expect(page.getByText('Username must be at least 2 characters').first()).toBeVisible()
      await expect(page.getByLabel('Review title')).toHaveValue('Plain form')
      await page.getByLabel('Your name').fill('Jo')
      await page.getByRole('button', { name: 'Submit Review' }).click()
      await expect(page.getByText(/^Review submitted/)).toBeVisible()
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Plain form' }).first()).toBeVisible()
    })
  }
})

for (const [path, box, order] of [
  ['/games', 'Search by name or provider', 'name'],
  ['/blog', 'Search articles', 'alphabetical'],
] as const) {
  test(`an order chosen on ${path} while a text is still typed is kept with the text @soak`, async ({
    page,
  }) => {
    await page.goto(path)
    await ready(page)
    await page.mouse.move(200, 200)
    await page.getByRole('searchbox', { name: box }).fill('the')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption(order)
    await expect(page).toHaveURL(new RegExp(`search=the.*sort=${order}|sort=${order}.*search=the`))
  })
}
