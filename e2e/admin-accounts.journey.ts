/** An owner's actions for other accounts. */
import { bearer, expect, fillSignIn, keepLogin, signIn, test, toast } from './signed-in.ts'

test('an account is disabled, made an owner, and gets a new password that is shown once @soak', async ({
  page,
  browser,
  request,
  token,
}) => {
  const vera = { username: `vera-${crypto.randomUUID().slice(0, 8)}`, password: 'Password1' }
  await page.goto('/admin/admins')
  await page.getByRole('button', { name: 'Add Admin' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Admin' })
  await adding.getByLabel('Username').fill(vera.username)
  await adding.getByLabel('Password').fill(vera.password)
  await adding.getByRole('button', { name: 'Create' }).click()
  await expect(adding.getByText('This password is one of the most common ones')).toBeVisible()
  vera.password = 'a secret of her own'
  await adding.getByLabel('Password').fill(vera.password)
  await adding.getByRole('button', { name: 'Create' }).click()
  const row = page.getByRole('row', { name: vera.username })
  await expect(row).toBeVisible()

  const theirs = await browser.newPage()
  const login = await signIn(request, vera)
  await keepLogin(theirs, login)
  await theirs.goto('/admin/casinos')
  await expect(theirs.getByRole('heading', { name: 'Casinos' })).toBeVisible()

  await row.getByRole('button', { name: `Disable ${vera.username}` }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await expect(toast(page, `${vera.username} is disabled`)).toBeVisible()
  await expect(row.getByText('Disabled', { exact: true })).toBeVisible()
  await theirs.goto('/admin/casinos')
  await expect(theirs).toHaveURL(/\/admin\/login$/)
  await fillSignIn(theirs, vera)
  await expect(toast(theirs, 'This account is disabled. Ask an owner.')).toBeVisible()

  const enable = row.getByRole('button', { name: `Enable ${vera.username}` })
  await expect(enable).toBeFocused()
  await enable.press('Enter')
  await expect(toast(page, `${vera.username} is enabled`)).toBeVisible()
  await expect(row.getByText('Disabled', { exact: true })).toHaveCount(0)

  await row.getByRole('button', { name: `Reset the password of ${vera.username}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click()
  const shown = page.getByRole('dialog', { name: `New password of ${vera.username}` })
  vera.password = await shown.locator('code').innerText()
  expect(vera.password).toHaveLength(23)
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(vera.password)).toHaveCount(0)
  await expect(row.getByRole('button', { name: `Reset the password of ${vera.username}` })).toBeFocused()
  await fillSignIn(theirs, vera)
  await expect(theirs).toHaveURL(/\/admin$/)
  await expect(theirs.getByRole('link', { name: 'Admins' })).toHaveCount(0)

  await row.getByRole('button', { name: `Make ${vera.username} an owner` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make owner' }).click()
  await expect(toast(page, `${vera.username} is an owner now`)).toBeVisible()
  await expect(row.getByRole('button', { name: `Delete ${vera.username}` })).toHaveCount(0)
  await theirs.goto('/admin/admins')
  await expect(theirs.getByRole('row', { name: '(you)' })).toContainText(vera.username)

  await row.getByRole('button', { name: `Make ${vera.username} an admin` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click()
  await expect(toast(page, `${vera.username} is an admin now`)).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'Only the owner may see this' })).toBeVisible()
  await theirs.close()

  const log = await request.get(`/api/admin/audit-log?kind=admin&search=${vera.username}`, {
    headers: bearer(token),
  })
  const actions = ((await log.json()) as { action: string }[]).map(({ action }) => action)
  expect(actions.toReversed()).toEqual([
    'created',
    'disabled',
    'enabled',
    'reset the password',
    'made an owner',
    'made an admin',
  ])
})
