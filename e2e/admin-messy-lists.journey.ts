/** Realistic lists of 334 casinos and 240 games: imported with gaps, corrected, undone. */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { startOwnServer, type StartedServer } from './own-server.ts'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { expect, test } from './quiet-page.ts'
import { keepLogin, OWNER, signIn } from './signed-in.ts'

// The second journey uses the first one's import.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const CASINOS = 334
const GAMES = 240
/** Saving so many rows takes a while on a busy machine. */
const LONG = { timeout: 60_000 }

let server: StartedServer
let pictures: Server
let origin: string
/** Holds a picture back until it is released. */
let release: () => void

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const logo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0044cc' } })
    .png()
    .toBuffer()
  const slow = new Promise<void>((resolve) => (release = resolve))
  pictures = createServer((request, response) => {
    if (request.url === '/logo.png') response.end(logo)
    else if (request.url === '/slow.png') void slow.then(() => response.end(logo))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(pictures.address() as AddressInfo).port}`
  origin = `http://${host}`
  server = await startOwnServer({ FETCH_HOSTS: host }, ['--empty'])
})

test.afterAll(async () => {
  await server.stop()
  pictures.close()
})

test.beforeEach(async ({ page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: server.origin })
  await keepLogin(page, await signIn(request, OWNER))
  await request.dispose()
})

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const lineOf = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')

/** The last four rows are duplicates; every hundredth has an invalid year and score. */
function casinoList(): string {
  const nameOf = (index: number): string => {
    if (index >= CASINOS - 4) return nameOf(index - (CASINOS - 4))
    if (index === CASINOS - 5) return 'HARBOUR casino 200!'
    return index % 50 === 1 ? `Harbour\nCasino ${index}` : `Harbour Casino ${index}`
  }
  const rows = range(CASINOS).map((index) => [
    nameOf(index),
    `https://harbour-${index}.example/`,
    index % 4 === 0 ? '' : index % 100 === 30 ? 'unknown' : '2012',
    index % 3 === 0 ? '' : 'Malta Gaming Authority',
    index % 5 === 0 && index % 100 !== 60 ? '' : index % 100 === 60 ? '94' : '7,5',
    index === 5 ? `${origin}/logo.png` : index === 6 ? `${origin}/missing.png` : '',
    `Casino ${index} of a list that was kept in a spreadsheet.`,
    'Visa | Skrill',
    `A-${index}`,
  ])
  const header = ['Casino title', 'Homepage', 'Founded', 'Regulator', 'Trust', 'Picture', 'Words']
  return [[...header, 'Payment Methods', 'Our number'], ...rows].map(lineOf).join('\r\n')
}

const MEANS = {
  'Casino title': 'name',
  Homepage: 'websiteUrl',
  Founded: 'establishedYear',
  Regulator: 'license',
  Trust: 'safetyIndex',
  Picture: 'logoUrl',
  Words: 'description',
}

/** Every sixth game has an unusual volatility; every hundredth names an unknown casino. */
function gameList(): string {
  const rows = range(GAMES).map((index) => [
    `Lantern ${index}`,
    'Play\u2019n GO',
    'Slots',
    index % 6 === 0 ? 'very_high' : 'low',
    index % 7 === 0 ? '' : '96,21',
    `A game of a list, number ${index}.`,
    index % 100 === 99 ? 'Nowhere Casino' : `Harbour Casino ${index % 40 === 1 ? 0 : index % 40}`,
  ])
  const header = ['Name', 'Provider', 'Type', 'Volatility', 'RTP', 'Description', 'Casinos']
  return [header, ...rows].map(lineOf).join('\n')
}

async function open(page: Page, table: string): Promise<Locator> {
  await page.goto(`${server.origin}/admin/${table}`)
  await page.getByRole('button', { name: 'Import / Export' }).click()
  const dialog = page.getByRole('dialog', { name: /^Import \/ Export/ })
  await expect(dialog).toBeVisible()
  return dialog
}

function choose(dialog: Locator, name: string, text: string | Buffer): Promise<void> {
  const buffer = typeof text === 'string' ? Buffer.from(text) : text
  return dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

const tile = (dialog: Locator, label: string) =>
  dialog.locator('.transfer__tiles > div').filter({ hasText: label }).locator('dd')
const reason = (dialog: Locator, text: string | RegExp) =>
  dialog.locator('.transfer__reason').filter({ hasText: text })

async function apply(dialog: Locator, words: string): Promise<void> {
  await dialog.getByRole('button', { name: words, exact: true }).click()
  await expect(dialog.getByText('The file was applied.')).toBeVisible(LONG)
}

async function downloadRefused(page: Page, dialog: Locator, words: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

async function undoEarlier(page: Page, dialog: Locator, name: string): Promise<void> {
  const earlier = dialog.getByRole('listitem').filter({ hasText: name }).first()
  await earlier.getByRole('button', { name: 'Undo' }).click()
  const question = page.getByRole('dialog', { name: `Undo the import of ${name}?` })
  await question.getByRole('button', { name: 'Undo import' }).click()
  await expect(dialog.getByText('The import was undone.')).toBeVisible(LONG)
}

test('a list of 334 casinos is imported with its gaps, and its faults are mended @soak', async ({ page }) => {
  const dialog = await open(page, 'casinos')
  await choose(dialog, 'list.csv', Buffer.from(`\uFEFF${casinoList()}`, 'utf16le'))
  await expect(dialog.getByRole('heading', { name: 'What do these columns mean?' })).toBeVisible()
  for (const [title, column] of Object.entries(MEANS)) await dialog.getByLabel(title).selectOption(column)
  await dialog.getByRole('button', { name: 'Remember and check the file' }).click()

  await expect(tile(dialog, 'To create')).toHaveText('324')
  await expect(tile(dialog, 'Refused')).toHaveText('10')
  await expect(dialog.getByText('2 pictures of other sites will be fetched into the library.')).toBeVisible()
  await expect(reason(dialog, 'is about the same casino')).toContainText('4 rows')
  await expect(reason(dialog, /Established year must/)).toContainText('3 rows')
  await expect(reason(dialog, 'Safety index must be from 0 to 10')).toContainText('3 rows')
  await expect(reason(dialog, 'called nearly like another one')).toContainText('1 row')
  await expect(reason(dialog, 'A line break was read as a space')).toContainText('8 rows')
  await expectAccessible(page)
  const refused = await downloadRefused(page, dialog, 'Download 10 refused rows')
  await apply(dialog, 'Apply 324 rows, leave out 10')
  await expect(dialog.getByText('1 of 2 pictures of other sites is in the library now.')).toBeVisible()
  await reason(dialog, 'The server answered with status 404').click()
  await expect(dialog.locator('q', { hasText: `${origin}/missing.png` })).toBeVisible()
  await expectNoSideways(page, [390, 1440])

  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  const mended = refused
    .replaceAll('"unknown"', '"2012"')
    .replaceAll('"94"', '"9.4"')
    .replaceAll(/(Harbour\s+Casino [0-3])"/g, '$1 Two"')
  await choose(dialog, 'mended.csv', mended)
  await apply(dialog, 'Apply 10 rows')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('334 casinos', { exact: true })).toBeVisible()
  await page.goto(`${server.origin}/casinos?search=Harbour%20Casino%2051`)
  await expect(page.getByRole('heading', { name: 'Harbour Casino 51' })).toBeVisible()
})

test('a list of 240 games links them to these casinos, and all three imports are undone @soak', async ({
  page,
}) => {
  const games = await open(page, 'games')
  await choose(games, 'games.csv', gameList())
  await expect(tile(games, 'To create')).toHaveText('238')
  await expect(reason(games, 'There is no casino called')).toContainText('2 rows')
  await expect(reason(games, 'Volatility was read as high')).toContainText('40 rows')
  await apply(games, 'Apply 238 rows, leave out 2')
  await games.getByRole('button', { name: 'Choose another file' }).click()
  await undoEarlier(page, games, 'games.csv')
  await expect(tile(games, 'Moved to the trash')).toHaveText('238')

  const casinos = await open(page, 'casinos')
  for (const [name, count] of [
    ['mended.csv', '10'],
    ['list.csv', '324'],
  ] as const) {
    await undoEarlier(page, casinos, name)
    await expect(tile(casinos, 'Moved to the trash')).toHaveText(count)
    await casinos.getByRole('button', { name: 'Choose another file' }).click()
  }
  const left = await page.request.get(`${server.origin}/api/casinos`)
  expect(await left.json()).toEqual([])
})

test('an import that is stopped while its pictures are fetched has applied nothing, and says so @soak', async ({
  page,
}) => {
  const casino = {
    name: 'Stopped Casino',
    description: 'A casino whose logo takes its time.',
    websiteUrl: 'https://stopped.example',
    logoUrl: `${origin}/slow.png`,
  }
  const dialog = await open(page, 'casinos')
  await choose(dialog, 'stopped.json', Buffer.from(JSON.stringify([casino])))
  await dialog.getByRole('button', { name: 'Apply 1 row' }).click()
  await expect(dialog.getByText('Fetching pictures')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  const question = page.getByRole('dialog', { name: 'Stop the import?' })
  await expect(question).toContainText('No row is applied yet.')
  await expect(question.getByRole('button', { name: 'Stop and undo' })).toHaveCount(0)
  await question.getByRole('button', { name: 'Stop' }).click()
  await expect(question).toBeHidden()
  release()
  await expect(dialog.getByText('Stopped before any row was applied: 1 row was not reached.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Undo import' })).toHaveCount(0)
  const left = await page.request.get(`${server.origin}/api/casinos?search=Stopped+Casino`)
  expect(await left.json()).toEqual([])
})
