import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, getPage, ORIGIN } from '#test/test-site.ts'

interface Manifest {
  name: string
  icons: { src: string; sizes: string; purpose: string }[]
}

const { db } = await testDatabase()
const { app } = testApp(db)
const brand = { ...app.settings.brand, name: 'Oddly "Named" Casinos' }
const site = await builtSite({ ...app, settings: { ...app.settings, brand } })

test('the manifest has the name of the brand, and icons that are there in their sizes', async () => {
  const page = await getPage(site, '/manifest.webmanifest')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
  const { name, icons } = JSON.parse(page.html) as Manifest
  expect(name).toBe('Oddly "Named" Casinos')
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(`public${src}`).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  }
})

test('it can only be read', async () => {
  const request = new Request(`${ORIGIN}/manifest.webmanifest`, { method: 'POST' })
  expect((await site.fetch(request, '192.0.2.1')).status).toBe(405)
})

test('every page names it, and the colour of each theme', async () => {
  const { attributes } = await getPage(site, '/faq')
  expect(attributes('link').filter(({ rel }) => rel === 'manifest')).toMatchObject([
    { href: '/manifest.webmanifest' },
  ])
  const colours = attributes('meta').filter(({ name }) => name === 'theme-color')
  expect(colours.map(({ media }) => media)).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ])
})

test('favicon.ico holds one picture of 32 pixels, and phones get one of 180 without holes', async () => {
  const ico = await readFile('public/favicon.ico')
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1])
  const picture = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14))
  expect(await sharp(picture).metadata()).toMatchObject({ width: 32, height: 32, format: 'png' })
  const touch = await sharp('public/apple-touch-icon.png').stats()
  expect([touch.isOpaque, (await sharp('public/apple-touch-icon.png').metadata()).width]).toEqual([true, 180])
})
