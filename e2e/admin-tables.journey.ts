/** The admin tables: rows that open, copies, filters, page sizes, and their layout on a phone. */
import { aCasino, bearer, expect, test, toast } from './signed-in.ts'
import { ready } from './ready.ts'

const DIALOG = { name: /kazino/ }
const SECTIONS = ['casinos', 'bonuses', 'games', 'blog', 'newsletter', 'audit-log', 'admins']

test('a click on a row or Enter on its name opens the form, selected text does not', async ({
  page,
  request,
  token,
}) => {
  const name = `Opening Casino ${Date.now()}`
  const id = await aCasino(request, token, { name })
  await page.goto(`/admin/casinos?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name })
  await row.getByText('8.4/10').click()
  await expect(page).toHaveURL(new RegExp(`edit=${id}`))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', DIALOG)).toBeHidden()
  await row.getByRole('link', { name, exact: true }).press('Enter')
  await expect(page.getByRole('dialog', DIALOG)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', DIALOG)).toBeHidden()
  const address = row.getByText('journey.example')
  await address.evaluate((node) => window.getSelection()?.selectAllChildren(node))
  // The event that browsers send when the button is released at the end of the text.
  await address.dispatchEvent('click')
  await expect(page).not.toHaveURL(/edit=/)
  await expect(page.getByRole('dialog', DIALOG)).toBeHidden()
})

test('a row leads to the page of the item, and an inactive casino has none @soak', async ({
  page,
  request,
  token,
}) => {
  const name = `Seen Casino ${Date.now()}`
  const id = await aCasino(request, token, { name })
  const { slug } = (await (await request.get(`/api/casinos/${id}`)).json()) as { slug: string }
  const hidden = `Unseen Casino ${Date.now()}`
  await aCasino(request, token, { name: hidden, isActive: false })
  await page.goto(`/admin/casinos?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name: `View ${name} on site` })).toHaveAttribute(
    'href',
    `/casino/${slug}`,
  )
  await page.goto(`/admin/casinos?search=${encodeURIComponent(hidden)}`)
  await expect(page.getByRole('row', { name: hidden })).toBeVisible()
  await expect(page.getByRole('link', { name: `View ${hidden} on site` })).toHaveCount(0)
})

test('a copy begins as the item under another name and is saved as a new, inactive one @soak', async ({
  page,
  request,
  token,
}) => {
  const name = `Copied Casino ${Date.now()}`
  const id = await aCasino(request, token, { name, license: 'Kahnawake', features: ['Live chat', 'Crypto'] })
  await page.goto(`/admin/casinos?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Duplicate ${name}` }).click()
  await expect(page).toHaveURL(new RegExp(`edit=new&from=${id}`))
  const dialog = page.getByRole('dialog', DIALOG)
  await expect(dialog.getByLabel('Name')).toHaveValue(`${name} (copy)`)
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(toast(page, 'Kazino kreiran')).toBeVisible()
  const found = await request.get(
    `/api/admin/casinos?search=${encodeURIComponent(name)}&sort=createdAt-desc`,
    { headers: bearer(token) },
  )
  const [copy] = (await found.json()) as { id: number; name: string; isActive: boolean }[]
  expect(copy).toMatchObject({ name: `${name} (copy)`, isActive: false })
  const { form } = (await (
    await request.get(`/api/admin/casinos/${copy?.id}`, { headers: bearer(token) })
  ).json()) as { form: object }
  expect(form).toMatchObject({ license: 'Kahnawake', features: ['Live chat', 'Crypto'], safetyIndex: 8.4 })
})

test('filters and the size of a page are in the address, and the size is remembered', async ({ page }) => {
  await page.goto('/admin/games')
  await page.getByRole('combobox', { name: 'Rows a page' }).selectOption('50 rows a page')
  await expect(page).toHaveURL(/pageSize=50/)
  await expect(page.locator('tbody tr')).toHaveCount(50)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: /^Type:/ }).click()
  await page.getByRole('option', { name: 'Crash' }).click()
  await expect(page).toHaveURL(/type=crash/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/type=/)
  await page.goto('/admin/casinos')
  await expect(page.getByRole('combobox', { name: 'Rows a page' })).toHaveValue('50')
})

for (const section of SECTIONS) {
  test(`${section} fits on a phone with every action in reach @soak`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/admin/${section}`)
    await expect(page.locator('main h1')).toBeVisible()
    await ready(page)
    const wide = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('main, main .table-wrap')]
      const cut = boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).length
      const outside = [...document.querySelectorAll('tbody a, tbody button')].filter((action) => {
        const { right, width } = action.getBoundingClientRect()
        return width > 0 && right > window.innerWidth
      }).length
      return { cut, outside, page: document.documentElement.scrollWidth - window.innerWidth }
    })
    expect(wide).toEqual({ cut: 0, outside: 0, page: 0 })
  })
}
