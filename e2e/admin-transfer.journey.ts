/** Export and import in the admin area: a round trip, a broken file, and the result for visitors. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aCasino, bearer, expect, test } from './signed-in.ts'

// One import of a kind is applied at a time, so these journeys run in sequence.
test.describe.configure({ mode: 'default' })

const HEADER = 'id,version,name,license,safetyIndex'

async function open(page: Page, table = 'casinos') {
  await page.goto(`/admin/${table}`)
  await page.getByRole('button', { name: 'Import / Export' }).click()
  const dialog = page.getByRole('dialog', { name: /^Import \/ Export/ })
  await expect(dialog).toBeVisible()
  return dialog
}

function csvFile(text: string, name = 'casinos.csv') {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
}

/** The header and the row of one item. */
function onlyRow(format: 'csv' | 'json', text: string, id: number): string {
  if (format === 'json')
    return JSON.stringify((JSON.parse(text) as { id: number }[]).filter((item) => item.id === id))
  const [header = '', ...lines] = text.split('\r\n')
  return [header, ...lines.filter((line) => line.startsWith(`"${id}",`))].join('\r\n')
}

test('what goes out comes back unchanged, in both formats @soak', async ({ page, request, token }) => {
  const id = await aCasino(request, token)
  const dialog = await open(page)
  for (const format of ['csv', 'json'] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: `Export ${format.toUpperCase()}` }).click(),
    ])
    const name = download.suggestedFilename()
    expect(name).toMatch(/^evenhand-casinos-\d{4}-\d{2}-\d{2}\.(?:csv|json)$/)
    // Other journeys change their own casinos meanwhile.
    const text = onlyRow(format, await readFile(await download.path(), 'utf8'), id)
    await dialog.getByLabel('File with casinos').setInputFiles(csvFile(text, name))
    await expect(dialog.getByText('There is nothing to change.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Apply/ })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Choose another file' }).click()
  }
})

test('a changed file is looked at first, applied, and public at the next request @soak', async ({
  page,
  request,
  token,
}) => {
  const id = await aCasino(request, token, { license: 'Before the import' })
  const name = `Imported Casino ${Date.now()}`
  const dialog = await open(page)
  await dialog
    .getByLabel('File with casinos')
    .setInputFiles(
      csvFile(
        `name,description,websiteUrl,establishedYear,license,safetyIndex,id\r\n` +
          `"${name}","Came in by a file, with ""quotes"".",https://imported.example,2019,Malta Gaming Authority,"8.7",\r\n`,
      ),
    )
  await expect(dialog.getByText('Nothing is kept yet.')).toBeVisible()
  await expect(dialog.getByRole('row', { name })).toContainText('Created')
  expect(await (await request.get(`/api/casinos?search=${encodeURIComponent(name)}`)).json()).toEqual([])
  await dialog.getByRole('button', { name: 'Apply 1 row' }).click()
  await expect(dialog.getByText('The file was applied.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await dialog
    .getByLabel('File with casinos')
    .setInputFiles(csvFile(`id;version;license\n${id};1;"After the import"\n`))
  const row = dialog.getByRole('row', { name: /License/ })
  await expect(row).toContainText('Before the import')
  await expect(row).toContainText('After the import')
  await dialog.getByRole('button', { name: 'Apply 1 row' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('The file was applied.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search casinos' }).fill(name)
  await expect(page.getByRole('row', { name })).toContainText('8.7/10')
  await page.goto(`/casino/${id}`)
  await expect(page.getByText('After the import').first()).toBeVisible()
  await page.goto(`/admin/casinos?edit=${id}`)
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByText('Imported by milena')).toBeVisible()
})

test('a broken file says what is wrong, and changes nothing @soak', async ({ page, request, token }) => {
  const id = await aCasino(request, token, { license: 'Stays as it is' })
  const dialog = await open(page)
  const choose = (text: string, name?: string) =>
    dialog.getByLabel('File with casinos').setInputFiles(csvFile(text, name))
  await choose(`${HEADER}\n${id},1,"open`)
  await expect(dialog.getByRole('alert')).toHaveText('Row 2: a quote that opens in this row is never closed.')
  await choose('title,casinoId\nx,1')
  await expect(dialog.getByRole('alert')).toHaveText(
    'Unknown columns: title, casinoId. This looks like a file for bonuses.',
  )
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await choose('anything', 'casinos.xlsx')
  await expect(dialog.getByRole('alert')).toHaveText('casinos.xlsx is neither a CSV nor a JSON file.')
  await choose(`${HEADER}\n${id},1,Renamed,New licence,9\n${id},1,Twice,MGA,9\n,,Nobody,MGA,12\n`)
  await expect(dialog.getByText('Row 2 is about the same casino')).toBeVisible()
  await expect(dialog.getByText('Safety index must be from 0 to 10')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Apply 1 row, leave out 2' })).toBeEnabled()
  expect(await (await request.get(`/api/casinos/${id}`)).json()).toMatchObject({ license: 'Stays as it is' })
})

test('a save between looking and applying keeps the file from being applied @soak', async ({
  page,
  request,
  token,
}) => {
  const id = await aCasino(request, token)
  const dialog = await open(page)
  await dialog
    .getByLabel('File with casinos')
    .setInputFiles(csvFile(`id,version,license\n${id},1,From the file\n`))
  await expect(dialog.getByRole('button', { name: 'Apply 1 row' })).toBeEnabled()
  const stored = (await (
    await request.get(`/api/admin/casinos/${id}`, { headers: bearer(token) })
  ).json()) as { form: object }
  await request.put(`/api/admin/casinos/${id}`, {
    headers: bearer(token),
    data: { ...stored.form, license: 'By somebody else', version: 1 },
  })
  await dialog.getByRole('button', { name: 'Apply 1 row' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Nothing was kept: something has changed since the file was checked.',
  )
  await expect(dialog.getByText(/^version Saved by milena since this file was made/)).toBeVisible()
  expect(await (await request.get(`/api/casinos/${id}`)).json()).toMatchObject({
    license: 'By somebody else',
  })
})

test('closing while a file is applied asks first', async ({ page, request, token }) => {
  const id = await aCasino(request, token, { license: 'Stays as it is' })
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/apply=true/, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const dialog = await open(page)
  await dialog.getByLabel('File with casinos').setInputFiles(csvFile(`id,license\n${id},From the file\n`))
  await dialog.getByRole('button', { name: 'Apply 1 row' }).click()
  await expect(dialog.getByText('Sending the file')).toBeVisible()
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Stop the import?' })
  await question.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByText('Sending the file')).toBeVisible()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Stop' }).click()
  await expect(dialog).toBeHidden()
  release()
  expect(await (await request.get(`/api/casinos/${id}`)).json()).toMatchObject({ license: 'Stays as it is' })
})

test('a messy file is applied without its faults, mended, sent again, and all of it undone @soak', async ({
  page,
  request,
}) => {
  const run = `Messy ${Date.now()}`
  const dialog = await open(page, 'games')
  const input = dialog.getByLabel('File with games')
  await input.setInputFiles(
    csvFile(
      `Name;Provider;Type;Volatility;RTP;Supplier note ${run}\n` +
        `"${run}\nOne";NetEnt;Slots;very_high;96,51;first\n` +
        `${run} Two;NetEnt;slot;wild;95;second\n` +
        `${run} Three;NetEnt;slot;low;960;third\n`,
      'messy.csv',
    ),
  )
  await expect(dialog.getByRole('heading', { name: 'What do these columns mean?' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(`Supplier note ${run}`).selectOption({ label: 'Description (description)' })
  await dialog.getByRole('button', { name: 'Remember and check the file' }).click()

  await expect(dialog.getByText('Volatility must be one of low, medium, high')).toBeVisible()
  await dialog.getByText('Volatility must be one of low, medium, high').click()
  await expect(dialog.locator('q', { hasText: 'wild' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download 2 refused rows' }).click(),
  ])
  const refused = await readFile(await download.path(), 'utf8')
  await dialog.getByRole('button', { name: 'Apply 1 row, leave out 2' }).click()
  await expect(dialog.getByText('The file was applied.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await input.setInputFiles(
    csvFile(refused.replace('"wild"', '"low"').replace('"960"', '"96"'), 'mended.csv'),
  )
  await dialog.getByRole('button', { name: 'Apply 2 rows' }).click()
  await expect(dialog.getByText('The file was applied.')).toBeVisible()
  const found = async () =>
    (await (await request.get(`/api/games?search=${encodeURIComponent(run)}`)).json()) as {
      volatility: string
    }[]
  expect((await found()).map(({ volatility }) => volatility).toSorted()).toEqual(['high', 'low', 'low'])

  await dialog.getByRole('button', { name: 'Undo import' }).click()
  await page
    .getByRole('dialog', { name: 'Undo the import of mended.csv?' })
    .getByRole('button', { name: 'Undo import' })
    .click()
  await expect(dialog.getByText('The import was undone.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  const earlier = dialog.getByRole('listitem').filter({ hasText: 'messy.csv' }).first()
  await expect(earlier).toContainText('1 created, 2 left out')
  await earlier.getByRole('button', { name: 'Undo' }).click()
  await page
    .getByRole('dialog', { name: 'Undo the import of messy.csv?' })
    .getByRole('button', { name: 'Undo import' })
    .click()
  await expect(dialog.getByText('The import was undone.')).toBeVisible()
  expect(await found()).toEqual([])
})

test('an import is stopped between batches, and what was applied is undone @soak', async ({
  page,
  request,
}) => {
  const run = `Stopped ${Date.now()}`
  const games = Array.from({ length: 1500 }, (_, index) => ({
    name: `${run} ${index}`,
    provider: 'NetEnt',
    type: 'slot',
  }))
  const dialog = await open(page, 'games')
  const file = { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(games)) }
  await dialog.getByLabel('File with games').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Apply 1,500 rows' }).click()
  await expect(dialog.getByText('Saving the rows')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await page
    .getByRole('dialog', { name: 'Stop the import?' })
    .getByRole('button', { name: 'Stop and undo' })
    .click()
  await expect(dialog.getByText('The import was undone.')).toBeVisible({ timeout: 30_000 })
  const left = await request.get(`/api/games?search=${encodeURIComponent(run)}`)
  expect(await left.json()).toEqual([])
})

test('bonuses, games and articles have the same @soak', async ({ page }) => {
  for (const table of ['bonuses', 'games', 'blog']) {
    const dialog = await open(page, table)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export JSON' }).click(),
    ])
    const text = onlyRow('json', await readFile(await download.path(), 'utf8'), 3)
    await dialog.locator('input[type=file]').setInputFiles(csvFile(text, `${table}.json`))
    await expect(dialog.getByText('There is nothing to change.')).toBeVisible()
  }
})

test('the dialog has no accessibility finding, before a file and with its report @soak', async ({ page }) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const dialog = await open(page)
    await expectAccessible(page)
    await dialog.getByLabel('File with casinos').setInputFiles(csvFile('name,license\nNobody knows,MGA\n'))
    await expect(dialog.getByText('No row can be applied.')).toBeVisible()
    await expectAccessible(page)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('the dialog fits, and the report can be read @soak', async ({ page, request, token }) => {
    const id = await aCasino(request, token)
    const dialog = await open(page)
    await dialog
      .getByLabel('File with casinos')
      .setInputFiles(
        csvFile(
          `id,name,safetyIndex,license\n${id},${'Long name '.repeat(15)},8,MGA\n99999999,Nobody,9,MGA\n`,
        ),
      )
    await expect(dialog.getByText('There is no casino with the id 99999999.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
