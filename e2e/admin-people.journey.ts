/** Signing in and out, owners and admins, reviews from the queue to the page, exporting subscribers. */
import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { startServer } from '../script/with-server.ts'
import { expect, test as visitorTest } from './quiet-page.ts'
import { aCasino, bearer, fillSignIn, keepLogin, OWNER, signIn, test, toast } from './signed-in.ts'

const unique = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`

visitorTest.describe('the sign-in', () => {
  visitorTest('is where the guard leads without a valid token @soak', async ({ page }) => {
    for (const path of ['/admin', '/admin/reviews', '/admin/no/such/place']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/admin\/login$/)
    }
    await page.evaluate(() => localStorage.setItem('adminToken', 'f'.repeat(64)))
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/login$/)
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  })

  visitorTest('says what it does while the token is checked @soak', async ({ page }) => {
    await page.goto('/admin/login')
    await page.evaluate(() => localStorage.setItem('adminToken', 'f'.repeat(64)))
    let response = (): void => undefined
    const asked = new Promise<void>((resolve) => (response = resolve))
    await page.route('**/api/auth/verify', async (route) => {
      await asked
      await route.continue()
    })
    await page.goto('/admin')
    await expect(page.getByText('Proverava autentifikaciju...')).toBeVisible()
    response()
    await expect(page).toHaveURL(/\/admin\/login$/)
  })

  visitorTest('names what is missing and what is wrong, and keeps the name @soak', async ({ page }) => {
    await page.goto('/admin/login')
    await page.getByRole('button', { name: 'Prijavi se' }).click()
    await expect(page.getByText('Korisničko ime je obavezno')).toBeVisible()
    await expect(page.getByText('Password je obavezan')).toBeVisible()
    await fillSignIn(page, { username: 'milena', password: 'not this one' })
    await expect(toast(page, 'Greška')).toBeVisible()
    await expect(toast(page, 'Pogrešno korisničko ime ili password')).toBeVisible()
    await expect(page.getByLabel('Korisničko ime')).toHaveValue('milena')
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  })

  visitorTest(
    'leads in, is skipped with a token, and its end is the end on the server',
    async ({ page, request }) => {
      const verify = async (from: APIRequestContext) =>
        (await from.get('/api/auth/verify', { headers: bearer(token) })).status()
      await page.goto('/admin/login')
      await fillSignIn(page, OWNER)
      await expect(toast(page, 'Uspešna prijava')).toBeVisible()
      await expect(page).toHaveURL(/\/admin$/)
      const token = (await page.evaluate(() => localStorage.getItem('adminToken'))) ?? ''
      expect(await page.evaluate(() => localStorage.getItem('adminUser'))).toContain('"role":"owner"')
      // A copy of the token is useless without the browser's cookie.
      expect([await verify(page.request), await verify(request)]).toEqual([200, 401])
      const { cookies } = await page.context().storageState()
      await page.goto('/admin/login')
      await expect(page).toHaveURL(/\/admin$/)
      await page.getByRole('button', { name: 'Odjavi se' }).click()
      await expect(page).toHaveURL(/\/admin\/login$/)
      expect(
        await page.evaluate(() => [localStorage.getItem('adminToken'), localStorage.getItem('adminUser')]),
      ).toEqual([null, null])
      await page.context().addCookies(cookies)
      await expect.poll(() => verify(page.request)).toBe(401)
    },
  )

  visitorTest('closes for a while after too many wrong passwords, and says so @soak', async ({ page }) => {
    visitorTest.setTimeout(120_000)
    const server = await startServer(
      { OWNER_USERNAME: OWNER.username, OWNER_PASSWORD: OWNER.password, LIMIT_LOGINS: '2' },
      ['--empty'],
    )
    try {
      await page.goto(`${server.origin}/admin/login`)
      for (const password of ['first guess', 'second guess']) {
        await fillSignIn(page, { ...OWNER, password })
        await expect(toast(page, 'Pogrešno korisničko ime ili password')).toBeVisible()
        await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
      }
      await fillSignIn(page, OWNER)
      await expect(toast(page, 'Previše neuspelih pokušaja prijave. Pokušajte ponovo kasnije.')).toBeVisible()
    } finally {
      await server.stop()
    }
  })
})

test.describe('accounts', () => {
  test('the owner adds an admin, who sees no accounts and is told so, and takes them back @soak', async ({
    page,
    browser,
    request,
    token,
  }) => {
    const jovan = { username: unique('jovan'), password: ' a secret with room ' }
    await page.goto('/admin/admins')
    await page.getByRole('button', { name: 'Add Admin' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Admin' })
    await dialog.getByLabel('Username').fill('ab')
    await dialog.getByLabel('Password').fill('12345')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByText('Username must have at least 3 characters')).toBeVisible()
    await expect(dialog.getByText('Password must have at least 6 characters')).toBeVisible()
    await dialog.getByLabel('Username').fill(OWNER.username.toUpperCase())
    await dialog.getByLabel('Password').fill(jovan.password)
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByText('The username MILENA is taken')).toBeVisible()
    await dialog.getByLabel('Username').fill(jovan.username)
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(toast(page, 'Admin successfully created')).toBeVisible()
    const row = page.getByRole('row', { name: jovan.username })
    await expect(row.getByText('admin', { exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: '(you)' }).getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Permissions' }).click()
    const roles = page.getByRole('table', { name: 'What each role may do' })
    await expect(roles.getByRole('row', { name: 'Read the audit log' }).getByRole('cell')).toHaveText([
      /Yes$/,
      /No$/,
    ])
    await page.getByRole('link', { name: 'Accounts' }).click()

    const theirs = await browser.newPage()
    const login = await signIn(request, { ...jovan, username: jovan.username.toUpperCase() })
    await keepLogin(theirs, login)
    await theirs.goto('/admin/reviews')
    await expect(theirs.getByRole('navigation').getByRole('link', { name: 'Casinos' })).toBeVisible()
    await expect(theirs.getByRole('link', { name: 'Admins' })).toHaveCount(0)
    await expect(theirs.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
    for (const path of ['/admin/admins', '/admin/audit-log']) {
      await theirs.goto(path)
      await expect(theirs.getByRole('heading', { name: 'Only the owner may see this' })).toBeVisible()
    }
    expect((await request.get('/api/admin/admins', { headers: bearer(login.token) })).status()).toBe(403)

    await row.getByRole('button', { name: `Delete ${jovan.username}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Admin deleted')).toBeVisible()
    await expect(row).toHaveCount(0)
    await theirs.goto('/admin/reviews')
    await expect(theirs).toHaveURL(/\/admin\/login$/)
    await theirs.close()

    await page.goto('/admin/audit-log?search=jovan')
    await page.getByRole('searchbox', { name: 'Search entries' }).fill(jovan.username)
    await expect(page.getByRole('row', { name: jovan.username })).toHaveCount(2)
    await page.getByLabel('What was done').selectOption('deleted')
    await expect(page.getByRole('row', { name: `deleted admin ${jovan.username}` })).toBeVisible()
    expect((await request.get('/api/auth/verify', { headers: bearer(token) })).status()).toBe(200)
  })

  test('everybody changes their own password, and is signed out everywhere else @soak', async ({
    page,
    request,
    token,
  }) => {
    const ana = { username: unique('ana'), password: 'the first secret' }
    await request.post('/api/admin/admins', { headers: bearer(token), data: ana })
    const [here, elsewhere] = [await signIn(request, ana), await signIn(request, ana)]
    await page.goto('/faq')
    await page.evaluate(
      ([kept, user]) => {
        localStorage.setItem('adminToken', kept)
        localStorage.setItem('adminUser', user)
      },
      [here.token, JSON.stringify(here.user)] as const,
    )
    await page.goto('/admin/reviews')
    await page.getByRole('button', { name: 'Change my password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change my password' })
    await dialog.getByLabel('Current password').fill('not this one')
    await dialog.getByLabel('New password').fill('the second secret')
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await expect(dialog.getByText('The current password is not right')).toBeVisible()
    await dialog.getByLabel('Current password').fill(ana.password)
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await expect(toast(page, 'Password changed')).toBeVisible()
    const status = async ({ token: bearerToken }: { token: string }) =>
      (await request.get('/api/auth/verify', { headers: bearer(bearerToken) })).status()
    expect([await status(here), await status(elsewhere)]).toEqual([200, 401])
  })
})

async function aReview(
  request: APIRequestContext,
  casinoId: number,
  words: { title: string; content: string },
): Promise<void> {
  const response = await request.post('/api/reviews', {
    data: {
      casinoId,
      userName: 'Ada',
      bonusesRating: 8,
      designRating: 8,
      payoutsRating: 8,
      customerSupportRating: 8,
      gameSelectionRating: 8,
      mobileExperienceRating: 8,
      ...words,
    },
  })
  expect(response.status()).toBe(201)
}

test.describe('reviews', () => {
  test('one is published, verified, answered and taken back @soak', async ({ page, request, token }) => {
    const casinoId = await aCasino(request, token)
    const title = unique('Held')
    await aReview(request, casinoId, { title, content: '<b>Bold</b> claims at www.spam.example, see there.' })
    const publicPage = async () => (await request.get(`/casino/${casinoId}`)).text()
    expect(await publicPage()).not.toContain(title)

    await page.goto('/admin/reviews')
    await page.getByRole('searchbox', { name: 'Search reviews' }).fill(title)
    const pane = page.getByRole('region', { name: 'The review' })
    const heading = pane.getByRole('heading', { name: title })
    const found = page.locator('.queue-row')
    await expect(found).toHaveCount(1)
    await expect(heading).toBeVisible()
    await expect(pane.getByText('Contains a link.')).toBeVisible()
    await expect(pane.getByText('<b>Bold</b> claims at www.spam.example, see there.')).toBeVisible()
    await expect(pane.locator('mark')).toHaveText('www.spam.example')
    await pane.getByRole('button', { name: 'Approve' }).click()
    await expect(toast(page, 'Review published')).toBeVisible()
    await expect(found).toHaveCount(0)
    expect(await publicPage()).toContain(title)
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
    await expect(heading).toBeVisible()
    expect(await publicPage()).not.toContain(title)
    await pane.getByRole('button', { name: 'Approve' }).click()
    await expect(found).toHaveCount(0)

    await page.getByText('Published', { exact: true }).click()
    await expect(heading).toBeVisible()
    await pane.getByRole('switch', { name: 'Verified' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mark as verified?' })
    await dialog.getByLabel('How do you know?').fill('Sent the payout slip')
    await dialog.getByRole('button', { name: 'Mark as verified' }).click()
    await expect(pane.getByRole('switch', { name: 'Verified' })).toBeChecked()
    await pane.getByRole('button', { name: 'Answer', exact: true }).click()
    await pane.getByLabel('Answer from Evenhand').fill('We asked them.\nThey paid <i>that day</i>.')
    await pane.getByRole('button', { name: 'Save' }).click()
    await expect(pane.getByText('Answer from Evenhand')).toBeVisible()

    await page.goto(`/casino/${casinoId}`)
    const review = page.getByRole('article').filter({ hasText: title })
    await expect(review.getByText('Verified')).toBeVisible()
    await expect(review.getByText('Answer from Evenhand')).toBeVisible()
    await expect(review.getByText('They paid <i>that day</i>.')).toBeVisible()
    await page.goto('/reviews')
    await expect(page.getByRole('article').filter({ hasText: title })).toContainText('We asked them.')

    await page.goto(`/admin/reviews?status=all&search=${title}`)
    await pane.getByRole('button', { name: 'Reject' }).click()
    await page
      .getByRole('dialog', { name: 'Reject this review?' })
      .getByRole('button', { name: 'Reject' })
      .click()
    await expect(toast(page, 'Review rejected')).toBeVisible()
    await expect(pane.getByText('Rejected', { exact: true }).first()).toBeVisible()
    expect(await publicPage()).not.toContain(title)
    expect(await (await request.get(`/api/casinos/${casinoId}`)).json()).toMatchObject({ totalReviews: 0 })
  })

  test('an answer is asked about before it goes, saved by Ctrl+S, and once however often @soak', async ({
    page,
    request,
    token,
  }) => {
    const casinoId = await aCasino(request, token)
    const title = unique('Asked')
    await aReview(request, casinoId, { title, content: 'See www.spam-here.example now.' })
    await page.goto(`/admin/reviews?search=${title}`)
    const pane = page.getByRole('region', { name: 'The review' })
    await pane.getByRole('button', { name: 'Answer', exact: true }).click()
    const area = pane.getByLabel(/^Answer from /)
    await expect(area).toBeFocused()
    await page.keyboard.type('We asked them.')
    await page.getByRole('link', { name: 'Casinos' }).first().click()
    const question = page.getByRole('dialog', { name: 'Close without saving?' })
    await expect(question.getByRole('button', { name: 'Keep as draft' })).toHaveCount(0)
    await question.getByRole('button', { name: 'Continue editing' }).click()
    await expect(area).toHaveValue('We asked them.')
    await pane.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Continue editing' }).click()

    let saves = 0
    page.on('request', (asked) => {
      if (asked.method() === 'PUT' && asked.url().includes('/api/admin/reviews/')) saves += 1
    })
    await area.focus()
    await page.evaluate(() => {
      const press = () =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true }),
        )
      press()
      press()
    })
    await expect(pane.getByText('Answer from Evenhand')).toBeVisible()
    await expect(area).toHaveCount(0)
    expect(saves).toBe(1)
  })

  test('many are decided at once and taken back at once @soak', async ({ page, request, token }) => {
    const casinoId = await aCasino(request, token)
    const word = unique('Many')
    for (const number of [1, 2, 3])
      await aReview(request, casinoId, {
        title: `${word} ${number}`,
        content: `See www.spam${number}.example now.`,
      })
    const count = async () =>
      ((await (await request.get(`/api/casinos/${casinoId}`)).json()) as { totalReviews: number })
        .totalReviews
    await page.goto(`/admin/reviews?search=${word}`)
    for (const number of [1, 2])
      await page.getByRole('checkbox', { name: `Select ${word} ${number}` }).check()
    await page
      .getByRole('region', { name: 'Selected reviews' })
      .getByRole('button', { name: 'Approve' })
      .click()
    await expect(toast(page, '2 reviews published')).toBeVisible()
    await expect(page.locator('.queue-row')).toHaveCount(1)
    expect(await count()).toBe(2)
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('.queue-row')).toHaveCount(3)
    expect(await count()).toBe(0)
  })
})

test('lists of people are as long as one wants them, and stay so @soak', async ({ page, request }) => {
  const domain = `${unique('long')}.example`
  for (let number = 0; number < 21; number += 1)
    await request.post('/api/newsletter/subscribe', { data: { email: `reader-${number}@${domain}` } })
  await page.goto(`/admin/newsletter?search=${domain}`)
  const rows = page.getByRole('row').filter({ hasText: domain })
  await expect(rows).toHaveCount(20)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Rows a page').selectOption('50 rows a page')
  await expect(rows).toHaveCount(21)
  await expect(page).toHaveURL(/pageSize=50/)
  // The browser keeps it for the next list.
  await page.goto(`/admin/newsletter?search=${domain}`)
  await expect(rows).toHaveCount(21)
  await page.goto('/admin/casinos')
  await expect(page.getByLabel('Rows a page')).toHaveValue('50')
})

test('accounts have pages as well @soak', async ({ page }) => {
  // Real accounts would affect other journeys, and each costs a password hash.
  await page.route('**/api/admin/admins', async (route) => {
    const answer = await route.fetch()
    const { admins } = (await answer.json()) as { admins: { id: number; username: string }[] }
    const colleagues = Array.from({ length: 40 }, (_, index) => ({
      ...admins[0],
      id: 1_000_000 + index,
      username: `colleague-${index}`,
    }))
    await route.fulfill({ response: answer, json: { admins: [...colleagues, ...admins] } })
  })
  await page.goto('/admin/admins')
  const rows = page.getByRole('row').filter({ hasText: 'colleague-' })
  await expect(rows).toHaveCount(20)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'colleague-20' })).toBeVisible()
  await page.getByLabel('Rows a page').selectOption('100 rows a page')
  await expect(rows).toHaveCount(40)
})

test('the newsletter list is searched and saved as a file that no spreadsheet runs @soak', async ({
  page,
  request,
}) => {
  const domain = `${unique('list')}.example`
  for (const email of [`+cmd@${domain}`, `-1@${domain}`, `ada@${domain}`])
    expect((await request.post('/api/newsletter/subscribe', { data: { email } })).status()).toBe(200)
  await page.goto('/admin/newsletter')
  await page.getByRole('searchbox', { name: 'Search addresses' }).fill(domain)
  await expect(page.getByText('3 addresses', { exact: true })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFF"Email","State","Signed up","Confirmed","Unsubscribed"')
  expect(lines.slice(1, 4).map((line) => line.split(',')[0])).toEqual([
    `"'+cmd@${domain}"`,
    `"'-1@${domain}"`,
    `"ada@${domain}"`,
  ])

  await page.getByRole('button', { name: `Delete ada@${domain}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Subscriber deleted')).toBeVisible()
  await expect(page.getByText('2 addresses', { exact: true })).toBeVisible()
})

test('a tab asks when another one is signed in as another person, and shows no rows after a sign-out', async ({
  page,
  request,
  token,
}) => {
  const other = { username: unique('editor'), password: 'a long password of hers' }
  expect((await request.post('/api/admin/admins', { headers: bearer(token), data: other })).status()).toBe(
    201,
  )
  await page.goto('/admin/newsletter')
  await expect(page.getByRole('heading', { name: 'Newsletter', level: 1 })).toBeVisible()
  const second = await page.context().newPage()
  await second.goto('/admin/login')
  const login = await signIn(request, other)
  await second.evaluate(
    ([kept, user]) => {
      localStorage.setItem('adminUser', user)
      localStorage.setItem('adminToken', kept)
    },
    [login.token, JSON.stringify(login.user)] as const,
  )
  const asked = page.getByRole('dialog', { name: `Another tab is signed in as ${other.username}` })
  await expect(asked).toBeVisible()
  await asked.getByRole('textbox', { name: 'Password' }).fill(OWNER.password)
  await asked.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Newsletter', level: 1 })).toBeVisible()

  await second.evaluate(() => localStorage.removeItem('adminToken'))
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(page.getByRole('table')).toHaveCount(0)

  // After another person's sign-in the tab belongs to them.
  await fillSignIn(page, other)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(asked).toBeHidden()
})
