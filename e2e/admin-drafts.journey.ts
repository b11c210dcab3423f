/** Unsaved forms: stored on the server, merged with others' saves, private to the person. */
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { aCasino, bearer, expect, keepLogin, signIn, test, toast } from './signed-in.ts'

const DIALOG = { name: /kazino/ }
const PASSWORD = 'evenhand-e2e-2'

/** Another account with its token. */
async function aColleague(request: APIRequestContext, token: string) {
  const username = `ana-${crypto.randomUUID().slice(0, 8)}`
  await request.post('/api/admin/admins', { headers: bearer(token), data: { username, password: PASSWORD } })
  return { username, login: await signIn(request, { username, password: PASSWORD }) }
}

async function anotherDevice(
  browser: Browser,
  baseURL: string | undefined,
  login: Awaited<ReturnType<typeof signIn>>,
): Promise<Page> {
  const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) })
  await keepLogin(page, login)
  return page
}

/** Saves some fields of the casino as the owner of the token. */
async function saveOver(
  request: APIRequestContext,
  token: string,
  id: number,
  fields: object,
): Promise<void> {
  const path = `/api/admin/casinos/${id}`
  const { form, version } = (await (await request.get(path, { headers: bearer(token) })).json()) as {
    form: object
    version: number
  }
  const response = await request.put(path, { headers: bearer(token), data: { ...form, ...fields, version } })
  expect(response.status()).toBe(200)
}

const stored = async (request: APIRequestContext, id: number) =>
  (await (await request.get(`/api/casinos/${id}`)).json()) as Record<string, unknown>

test('a draft of an older version is merged into what a colleague saved @soak', async ({
  page,
  request,
  token,
  browser,
  baseURL,
}) => {
  const id = await aCasino(request, token, { license: 'Malta', paymentMethods: ['Visa'] })
  const ana = await aColleague(request, token)
  const first = await anotherDevice(browser, baseURL, ana.login)
  await first.goto(`/admin/casinos?edit=${id}`)
  const dialog = first.getByRole('dialog', DIALOG)
  await dialog.getByLabel('License').fill('Curaçao')
  await expect(dialog.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible()
  await first.close()
  await saveOver(request, token, id, {
    description: 'The words of a colleague.',
    paymentMethods: ['Visa', 'Skrill'],
  })

  const second = await anotherDevice(browser, baseURL, ana.login)
  await second.goto(`/admin/casinos?edit=${id}`)
  const again = second.getByRole('dialog', DIALOG)
  await expect(again.getByText('This is your draft')).toBeVisible()
  await expect(again.getByText(/milena saved version 2 on/)).toBeVisible()
  await expect(again.getByText('Changed: Description, Payment methods.')).toBeVisible()
  await expect(again.getByLabel('License')).toHaveValue('Curaçao')
  await expect(again.getByLabel('Description')).toHaveValue('The words of a colleague.')
  await again.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(toast(second, 'Kazino ažuriran')).toBeVisible()
  expect(await stored(request, id)).toMatchObject({
    license: 'Curaçao',
    description: 'The words of a colleague.',
    paymentMethods: ['Visa', 'Skrill'],
  })
  await second.goto('/admin/drafts')
  await expect(second.getByRole('heading', { name: 'No drafts' })).toBeVisible()
  await second.close()
  await page.goto('/admin/drafts')
  await expect(page.getByText(ana.username)).toHaveCount(0)
})

test('what both changed is decided by keyboard alone @soak', async ({ page, request, token }) => {
  const id = await aCasino(request, token, { license: 'Malta', features: ['Live chat'] })
  const ana = await aColleague(request, token)
  await page.goto(`/admin/casinos?edit=${id}`)
  const dialog = page.getByRole('dialog', DIALOG)
  await dialog.getByLabel('License').fill('Mine of Malta')
  await dialog.getByLabel('Website URL').fill('https://mine.example')
  await saveOver(request, ana.login.token, id, {
    license: 'Theirs of Gibraltar',
    websiteUrl: 'https://theirs.example',
    features: ['Live chat', 'Fast payouts'],
  })
  await page.keyboard.press('Control+s')
  const licence = dialog.getByRole('group', { name: 'License' })
  await expect(dialog.getByText(new RegExp(`${ana.username} saved version 2 on`))).toBeVisible()
  await expect(licence.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(licence).toContainText('Theirs of Gibraltar')

  // Nothing is saved before both are decided; the key scrolls to the missing decision.
  await page.keyboard.press('Control+s')
  await expect(dialog.getByText('Choose one of the two.')).toHaveCount(2)
  const site = dialog.getByRole('group', { name: 'Website URL' })
  await expect(site.getByRole('radio', { name: /Keep mine/ })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(licence.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByText('All decided. You can save.')).toBeVisible()
  await expect(dialog.getByLabel('License', { exact: true })).toHaveValue('Theirs of Gibraltar')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Kazino ažuriran')).toBeVisible()
  expect(await stored(request, id)).toMatchObject({
    license: 'Theirs of Gibraltar',
    websiteUrl: 'https://mine.example/',
    features: ['Live chat', 'Fast payouts'],
  })
})

test('of an article that both rewrote both texts are shown @soak', async ({ page, request, token }) => {
  const slug = `both-${crypto.randomUUID().slice(0, 8)}`
  const article = {
    title: 'Written by two',
    slug,
    content: '<p>The first paragraph stays as it is.</p><p>The fee is three euros for everybody.</p>',
    excerpt: 'An article that exists in journeys only.',
    author: 'milena',
    category: 'news',
    tags: [],
    metaDescription: 'An article that exists in journeys only.',
    relatedCasinos: [],
    relatedGames: [],
    isPublished: true,
  }
  const created = await request.post('/api/admin/blog', { headers: bearer(token), data: article })
  const { id } = (await created.json()) as { id: number }
  const ana = await aColleague(request, token)
  await page.goto(`/admin/blog/${id}`)
  await page.getByRole('textbox', { name: 'Content' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' And mine.')
  await request.put(`/api/admin/blog/${id}`, {
    headers: bearer(ana.login.token),
    data: { ...article, content: article.content.replace('three', 'four'), version: 1 },
  })
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('group', { name: 'Content' })
  await expect(conflict.getByText('The fee is three euros for everybody. And mine.')).toBeVisible()
  await expect(conflict.getByText('The fee is four euros for everybody.')).toBeVisible()
  await conflict.getByRole('radio', { name: /Take/ }).check({ force: true })
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('The fee is four euros')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Post updated')).toBeVisible()
  await page.goto(`/blog/${slug}`)
  await expect(page.getByText('The fee is four euros for everybody.')).toBeVisible()
})

test('two new casinos are two drafts, and both are on another device @soak', async ({
  request,
  token,
  browser,
  baseURL,
}) => {
  const ana = await aColleague(request, token)
  const first = await anotherDevice(browser, baseURL, ana.login)
  for (const name of ['First of two', 'Second of two']) {
    await first.goto('/admin/casinos?edit=new')
    const dialog = first.getByRole('dialog', DIALOG)
    await dialog.getByLabel('Name').fill(name)
    await expect(dialog.getByText(/^Draft saved/)).toBeVisible()
  }
  await first.close()

  const second = await anotherDevice(browser, baseURL, ana.login)
  await second.goto('/admin')
  await expect(second.getByRole('region', { name: 'Your drafts' })).toContainText('First of two')
  await second.goto('/admin/drafts')
  await expect(second.getByRole('row')).toHaveCount(3)
  await second.getByRole('button', { name: 'Discard draft Second of two' }).click()
  await expect(second.getByRole('row')).toHaveCount(2)
  await second.getByRole('button', { name: 'Undo' }).click()
  await expect(second.getByRole('row')).toHaveCount(3)
  await second.getByRole('link', { name: 'Open draft First of two' }).click()
  await expect(second.getByRole('dialog', DIALOG).getByLabel('Name')).toHaveValue('First of two')
  await second.close()
})

test('a draft waits in the form without a connection, and is sent when the form goes @soak', async ({
  request,
  token,
  browser,
  baseURL,
}) => {
  const name = `Offline ${crypto.randomUUID().slice(0, 8)}`
  const ana = await aColleague(request, token)
  const page = await anotherDevice(browser, baseURL, ana.login)
  await page.goto('/admin/casinos?edit=new')
  const dialog = page.getByRole('dialog', DIALOG)
  await page.route('**/api/admin/drafts**', (route) => route.abort())
  await dialog.getByLabel('Name').fill(name)
  await expect(dialog.getByText('Draft not saved yet: no connection')).toBeVisible()
  await page.unroute('**/api/admin/drafts**')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/admin/drafts')
  await expect(page.getByRole('row', { name })).toBeVisible()

  // Typed just before leaving the tab.
  await page.getByRole('link', { name: `Open draft ${name}` }).click()
  await dialog.getByLabel('License').fill('Malta')
  await page.goto('/faq')
  await page.goto('/admin/drafts')
  await page.getByRole('link', { name: `Open draft ${name}` }).click()
  await expect(dialog.getByLabel('License')).toHaveValue('Malta')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  )
  await page.close()
})

test('Enter twice creates one, and so does a second attempt after an answer that was lost @soak', async ({
  page,
  request,
  token,
}) => {
  const create = async (name: string) => {
    await page.goto('/admin/casinos?edit=new')
    const dialog = page.getByRole('dialog', DIALOG)
    await dialog.getByLabel('Description').fill('Opened for a journey, and for nothing else.')
    await dialog.getByLabel('Website URL').fill('https://once.example')
    await dialog.getByLabel('License').fill('Malta')
    await dialog.getByLabel('Name').fill(name)
  }
  const count = async (name: string) => {
    const response = await request.get(`/api/admin/casinos?search=${encodeURIComponent(name)}`, {
      headers: bearer(token),
    })
    return ((await response.json()) as unknown[]).length
  }
  const twice = `Twice ${crypto.randomUUID().slice(0, 8)}`
  await create(twice)
  // Both in one task, without a render in between.
  await page
    .getByRole('dialog', DIALOG)
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    })
  await expect(toast(page, 'Kazino kreiran')).toBeVisible()
  expect(await count(twice)).toBe(1)

  const lost = `Lost ${crypto.randomUUID().slice(0, 8)}`
  await create(lost)
  // The request reaches the server, but the response is lost.
  await page.route(
    '**/api/admin/casinos',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.keyboard.press('Enter')
  await expect(page.getByText('Došlo je do greške prilikom čuvanja kazina').first()).toBeVisible()
  await page.getByRole('dialog', DIALOG).getByLabel('License').fill('Curaçao')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Kazino kreiran').or(toast(page, 'Kazino ažuriran'))).toBeVisible()
  expect(await count(lost)).toBe(1)
})

test('a saved item is one press away on the site, while visitors see it @soak', async ({
  page,
  request,
  openCasino,
}) => {
  const { id, dialog } = await openCasino()
  const { slug } = (await (await request.get(`/api/casinos/${id}`)).json()) as { slug: string }
  await expect(dialog.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', `/casino/${slug}`)
  await dialog.getByRole('tab', { name: 'Status' }).click()
  await dialog.getByRole('switch', { name: 'Active' }).click()
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Kazino ažuriran')).toBeVisible()
  await expect(page.getByRole('button', { name: 'View on site' })).toHaveCount(0)
  await page.goto(`/admin/casinos?edit=${id}`)
  await expect(page.getByRole('dialog', DIALOG).getByLabel('Name')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveCount(0)
})

test('a second casino of the same name is asked about @soak', async ({ page, request, token }) => {
  const name = `Čarobni ${crypto.randomUUID().slice(0, 8)}`
  const id = await aCasino(request, token, { name })
  await page.goto('/admin/casinos?edit=new')
  const dialog = page.getByRole('dialog', DIALOG)
  await dialog.getByLabel('Description').fill('Opened for a journey, and for nothing else.')
  await dialog.getByLabel('Website URL').fill('https://again.example')
  await dialog.getByLabel('License').fill('Malta')
  await dialog.getByLabel('Name').fill(name.replace('Č', 'c'))
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: `There is already a casino called ${name}` })
  await expect(question).toContainText(`#${id}`)
  await expect(question.getByRole('link', { name: /View/ })).toHaveAttribute(
    'href',
    `/admin/casinos?edit=${id}`,
  )
  await question.getByRole('button', { name: 'Change the name' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue(name.replace('Č', 'c'))
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await question.getByRole('button', { name: 'Create another' }).click()
  await expect(toast(page, 'Kazino kreiran')).toBeVisible()
})

test('a table leads to what one has begun in it @soak', async ({ request, token, browser, baseURL }) => {
  const ana = await aColleague(request, token)
  const page = await anotherDevice(browser, baseURL, ana.login)
  const link = page.getByRole('link', { name: /^Your draft/ })
  await page.goto('/admin/casinos?edit=new')
  const dialog = page.getByRole('dialog', DIALOG)
  await dialog.getByLabel('Name', { exact: true }).fill('Begun in a journey')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(dialog).toBeHidden()
  await link.click()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Begun in a journey')

  const second = {
    name: 'Another one',
    values: { name: 'Another one' },
    state: crypto.randomUUID(),
    over: [],
  }
  const kept = await request.put(`/api/admin/drafts/${Math.ceil(Math.random() * 1_000_000_000)}`, {
    headers: bearer(ana.login.token),
    data: { kind: 'casino', itemId: null, baseVersion: null, ...second },
  })
  expect(kept.ok()).toBe(true)
  await page.goto('/admin/casinos')
  await expect(link).toHaveText('Your drafts (2)')
  await link.click()
  await expect(page).toHaveURL(/\/admin\/drafts$/)
  await page.goto('/admin/games')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(link).toHaveCount(0)
  await page.close()
})

test('settings that are typed and not saved survive a wrong press', async ({ page }) => {
  await page.goto('/admin/settings')
  await page.getByLabel('Name of the site').fill('Half a name')
  await page.getByRole('link', { name: 'Claims' }).click()
  await page.getByRole('button', { name: 'Continue editing' }).click()
  await expect(page.getByLabel('Name of the site')).toHaveValue('Half a name')
})
