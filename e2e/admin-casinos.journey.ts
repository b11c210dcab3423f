/** Casinos in the admin area: create, edit, publish, hide, delete, without losing anything. */
import { aCasino, bearer, expect, restoreFirstVersion, test, toast } from './signed-in.ts'

const DIALOG = { name: /kazino/ }

test('a casino is created by keyboard alone and is public at the next request', async ({ page, request }) => {
  const name = `Keyboard Casino ${Date.now()}`
  await page.goto('/admin/casinos')
  await page.getByRole('button', { name: 'Add Casino' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', DIALOG)
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Name').focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Opened for a journey, and for nothing else.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('https://keyboard.example')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Malta Gaming Authority')
  await page.keyboard.press('Tab')
  const safety = dialog.getByRole('slider', { name: 'Safety index' })
  await expect(safety).toBeFocused()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowRight')
  await expect(safety).toHaveValue('6.1')
  await dialog.getByRole('combobox', { name: 'Payment methods' }).focus()
  await page.keyboard.type(' Visa ')
  await page.keyboard.press('Enter')
  await page.keyboard.type('visa')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Remove Visa' })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Sačuvaj' }).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Kazino kreiran')).toBeVisible()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('6.1/10')
  const list = (await (await request.get(`/api/casinos?search=${encodeURIComponent(name)}`)).json()) as {
    id: number
    safetyIndex: string
  }[]
  expect(list).toMatchObject([
    { safetyIndex: '6.1', establishedYear: new Date().getFullYear(), paymentMethods: ['Visa'] },
  ])
  await page.goto(`/casino/${list[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('errors are beside the field and on its tab, and what was typed stays @soak', async ({ openCasino }) => {
  const { dialog } = await openCasino()
  await dialog.getByLabel('License').fill('MG')
  await dialog.getByRole('tab', { name: 'Status' }).click()
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(dialog.getByRole('tab', { name: 'Basic 1 error' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByText('License information is required')).toBeVisible()
  await expect(dialog.getByLabel('License')).toBeFocused()
  await expect(dialog.getByLabel('License')).toHaveValue('MG')
})

test('the expert review is written, explained and shown to visitors @soak', async ({ page, openCasino }) => {
  const { id, dialog } = await openCasino()
  await dialog.getByRole('tab', { name: 'Expert Review' }).click()
  await dialog.getByRole('switch', { name: 'This casino has an expert review' }).click()
  const payouts = dialog.getByRole('slider', { name: 'Payouts' })
  await expect(payouts).toHaveValue('5')
  await payouts.focus()
  await page.keyboard.press('End')
  await expect(payouts).toHaveValue('10')
  await dialog.getByLabel('Payouts explanation').fill('Three withdrawals arrived within a day.')
  await dialog.getByLabel('Summary').fill('Quick to pay, plain to look at.')
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(toast(page, 'Kazino ažuriran')).toBeVisible()
  await page.goto(`/casino/${id}`)
  await expect(page.getByText('Three withdrawals arrived within a day.')).toBeVisible()
  await expect(page.getByText('Quick to pay, plain to look at.', { exact: true })).toBeVisible()
  await expect(page.getByText('Six categories tested')).toBeVisible()
})

test('countries are added from the list, the common ones at once, and cleared @soak', async ({
  openCasino,
}) => {
  const { dialog } = await openCasino({ restrictedCountries: ['US'] })
  await dialog.getByRole('tab', { name: 'Features' }).click()
  const chosen = dialog.getByRole('list', { name: 'Restricted countries' }).getByRole('listitem')
  await dialog.getByRole('button', { name: 'Add Common Restricted' }).click()
  await expect(chosen).toHaveCount(8)
  await dialog.getByRole('button', { name: 'Clear All' }).click()
  await expect(chosen).toHaveCount(0)
})

test('an empty list of countries means worldwide, unless an editor says that it is not stated @soak', async ({
  page,
  request,
  token,
}) => {
  const id = await aCasino(request, token)
  await page.goto(`/casino/${id}`)
  await expect(page.getByText('Available worldwide - No restrictions')).toBeVisible()
  await page.goto(`/admin/casinos?edit=${id}`)
  const dialog = page.getByRole('dialog', DIALOG)
  await dialog.getByRole('tab', { name: 'Features' }).click()
  await dialog.getByRole('combobox', { name: 'An empty field means' }).selectOption('Not stated')
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(toast(page, 'Kazino ažuriran')).toBeVisible()
  await page.goto(`/casino/${id}`)
  await expect(page.getByText('Restrictions not checked yet.')).toBeVisible()
})

test('of two editors the second chooses, nothing is lost', async ({ page, request, token, openCasino }) => {
  const { id, dialog } = await openCasino()
  await dialog.getByLabel('License').fill('Mine of Malta')
  const stored = (await (
    await request.get(`/api/admin/casinos/${id}`, { headers: bearer(token) })
  ).json()) as { form: object }
  const theirs = await request.put(`/api/admin/casinos/${id}`, {
    headers: bearer(token),
    data: { ...stored.form, license: 'Theirs of Gibraltar' },
  })
  expect(theirs.status()).toBe(200)
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(dialog.getByText(/milena saved version 2 on/)).toBeVisible()
  await expect(dialog.getByLabel('License', { exact: true })).toHaveValue('Mine of Malta')
  await dialog.getByRole('radio', { name: /Keep mine/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(toast(page, 'Kazino ažuriran')).toBeVisible()
  const seen = (await (await request.get(`/api/casinos/${id}`)).json()) as { license: string }
  expect(seen.license).toBe('Mine of Malta')
  await page.goto(`/admin/casinos?edit=${id}`)
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByText('Theirs of Gibraltar').first()).toBeVisible()
})

test('an earlier version comes back from the history @soak', async ({ page, request, token }) => {
  const id = await aCasino(request, token, { license: 'First licence' })
  await request.put(`/api/admin/casinos/${id}`, {
    headers: bearer(token),
    data: {
      name: 'Renamed',
      description: 'Something else entirely.',
      websiteUrl: 'https://journey.example',
      establishedYear: 2019,
      license: 'Second licence',
      safetyIndex: 8.4,
    },
  })
  await page.goto(`/admin/casinos?edit=${id}`)
  await restoreFirstVersion(page)
  expect(await (await request.get(`/api/casinos/${id}`)).json()).toMatchObject({ license: 'First licence' })
})

test('closing asks first, and the draft is there again after a reload', async ({ page, request, token }) => {
  const name = `Drafted Casino ${Date.now()}`
  await aCasino(request, token, { name })
  await page.goto(`/admin/casinos?search=${encodeURIComponent(name)}`)
  const dialog = page.getByRole('dialog', DIALOG)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await dialog.getByLabel('License').fill('Half a thought')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(dialog.getByText('This is your draft')).toBeVisible()
  await expect(dialog.getByLabel('License')).toHaveValue('Half a thought')
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Close without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue editing' }).click()
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(toast(page, 'Kazino ažuriran')).toBeVisible()
})

test('a session that ends while someone types is renewed', async ({ page, request, token, openCasino }) => {
  const { id, dialog } = await openCasino()
  await dialog.getByLabel('License').fill('Typed before the end')
  await request.post('/api/auth/logout', { headers: bearer(token) })
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  await again.getByLabel('Password').fill('evenhand-e2e')
  await again.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(toast(page, 'Kazino ažuriran')).toBeVisible()
  expect(await (await request.get(`/api/casinos/${id}`)).json()).toMatchObject({
    license: 'Typed before the end',
  })
})

test('a casino is hidden, shown, deleted and taken back @soak', async ({ page, request, token }) => {
  const name = `Passing Casino ${Date.now()}`
  const id = await aCasino(request, token, { name })
  await page.goto(`/admin/casinos?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name })
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await expect(row).toContainText('Inactive')
  expect((await request.get(`/casino/${id}`)).status()).toBe(404)
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(row).not.toContainText('Inactive')
  await row.getByRole('button', { name: `Delete ${name}` }).click()
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(toast(page, 'Kazino obrisan')).toBeVisible()
  expect((await request.get(`/casino/${id}`)).status()).toBe(410)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  expect((await request.get(`/casino/${id}`)).status()).toBe(200)
})

test('the table searches, sorts and keeps its place in the address @soak', async ({ page }) => {
  await page.goto('/admin/casinos')
  await page.getByRole('searchbox', { name: 'Search casinos' }).fill('aldermoon')
  await expect(page).toHaveURL(/search=aldermoon/)
  await expect(page.getByText('1 casino', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByRole('link', { name: 'Trust score' }).click()
  await expect(page.getByRole('columnheader', { name: 'Trust score' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Trust score' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})
