/** A casino's review: written like an article, shown below scores and offers. */
import { aCasino, bearer, expect, test, toast } from './signed-in.ts'

const DIALOG = { name: /kazino/ }

test('a review is written with headings, lists and links, signed, and read below the scores @soak', async ({
  page,
  openCasino,
}) => {
  const { id, dialog } = await openCasino()
  await dialog.getByRole('tab', { name: 'Expert Review' }).click()
  const text = dialog.getByRole('textbox', { name: 'Review', exact: true })
  await text.click()
  await page.keyboard.type('## Getting paid\nThree withdrawals arrived.\n- Card: 19 hours\nBank: 22 hours')
  await dialog.getByLabel('Author of the review').fill('Nora Whitlock')
  await dialog.getByLabel('Date tested').fill('2025-03-02')
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(toast(page, 'Kazino ažuriran')).toBeVisible()

  await page.goto(`/casino/${id}`)
  const review = page.getByRole('region', { name: /review$/ })
  await expect(review.getByText('Tested by Nora Whitlock on Mar 2, 2025.')).toBeVisible()
  await expect(review.getByText('Last checked: not stated.')).toBeVisible()
  await expect(review.getByRole('heading', { name: 'Getting paid' })).toBeVisible()
  await expect(review.getByRole('listitem')).toHaveText(['Card: 19 hours', 'Bank: 22 hours'])
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  const at = (heading: string) => headings.findIndex((text) => text.includes(heading))
  expect(at('Available Bonuses')).toBeLessThan(at(' review'))
  expect(at('Expert Review')).toBeLessThan(at(' review'))
})

test('a long description opens the page with its first paragraph and begins a review with all of it @soak', async ({
  page,
  request,
  token,
}) => {
  const description = 'Pays within a day.\n\nFounded by two\nformer dealers & friends.'
  const id = await aCasino(request, token, { description })
  await page.goto(`/casino/${id}`)
  await expect(page.locator('.detail-head .lines')).toHaveText('Pays within a day.')
  const about = page.getByRole('region', { name: /^About/ })
  await expect(about.locator('p')).toHaveText([
    'Pays within a day.',
    /^Founded by two\s+former dealers & friends\.$/,
  ])

  await page.goto(`/admin/casinos?edit=${id}`)
  const dialog = page.getByRole('dialog', DIALOG)
  await dialog.getByRole('tab', { name: 'Expert Review' }).click()
  await dialog.getByRole('button', { name: 'Begin with the description' }).click()
  await dialog.getByRole('tab', { name: 'Basic' }).click()
  await dialog.getByLabel('Description').fill('Pays within a day.')
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(toast(page, 'Kazino ažuriran')).toBeVisible()
  const { review } = (await (await request.get(`/api/casinos/${id}`)).json()) as { review: string }
  expect(review.replaceAll(/<br ?\/?>/g, '|').replaceAll(/\s*<\/p>\s*<p>/g, ' / ')).toBe(
    '<p>Pays within a day. / Founded by two|former dealers &amp; friends.</p>',
  )
  const stored = await request.get(`/api/admin/casinos/${id}`, { headers: bearer(token) })
  expect(await stored.json()).toMatchObject({ form: { description: 'Pays within a day.' } })
})
