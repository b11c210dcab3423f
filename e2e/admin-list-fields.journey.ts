/** List fields keep typed text, split pasted lists and suggest values of the catalogue. */
import type { Page } from '@playwright/test'
import { aCasino, expect, test, toast } from './signed-in.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /kazino/ })
const payments = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Payment methods' })

test('a payment method that was typed and not confirmed is saved', async ({ page, request, token }) => {
  const id = await aCasino(request, token, { paymentMethods: ['Visa'] })
  await page.goto(`/admin/casinos?edit=${id}`)
  await payments(page).fill('Giropay Journey')
  // Enter in another field saves without leaving the list field by Tab or mouse.
  await dialogOf(page).getByLabel('Name').focus()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Kazino ažuriran')).toBeVisible()
  expect(await (await request.get(`/api/casinos/${id}`)).json()).toMatchObject({
    paymentMethods: ['Visa', 'Giropay Journey'],
  })
})

test('a pasted list becomes entries in the spelling of the catalogue @soak', async ({
  page,
  request,
  token,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await aCasino(request, token, { paymentMethods: ['PayJourney'] })
  const id = await aCasino(request, token, { paymentMethods: [] })
  const known = page.waitForResponse('**/known-values')
  await page.goto(`/admin/casinos?edit=${id}`)
  await known
  await page.evaluate(() =>
    navigator.clipboard.writeText('payjourney, Cash by post;\n cash BY post ,\n\nCheque'),
  )
  await payments(page).focus()
  await page.keyboard.press('Control+V')
  await expect(payments(page)).toHaveValue('')
  await dialogOf(page).getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(toast(page, 'Kazino ažuriran')).toBeVisible()
  expect(await (await request.get(`/api/casinos/${id}`)).json()).toMatchObject({
    paymentMethods: ['PayJourney', 'Cash by post', 'Cheque'],
  })
})

test('known values are offered and chosen by keyboard @soak', async ({ page, request, token }) => {
  await aCasino(request, token, { paymentMethods: ['Quillpay Journey'] })
  const id = await aCasino(request, token, { paymentMethods: [] })
  await page.goto(`/admin/casinos?edit=${id}`)
  await payments(page).fill('quillp')
  const list = dialogOf(page).getByRole('listbox', { name: 'Payment methods' })
  await expect(list.getByRole('option')).toHaveText(['Quillpay Journey'])
  await expect(list.getByRole('option')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  await expect(dialogOf(page).getByRole('button', { name: 'Remove Quillpay Journey' })).toBeVisible()
  await payments(page).fill('quillp')
  await expect(list).toBeHidden()
  // Escape closes an open list, not the form.
  await payments(page).fill('vis')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(dialogOf(page)).toBeVisible()
})
