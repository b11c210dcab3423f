import { packTar } from 'modern-tar'
import { expect, test } from 'vitest'
import { ARCHIVE_LIMITS } from './archived-picture.ts'
import { readMediaArchive, type ArchiveEntry } from './read-media-archive.ts'
import { writeMediaArchive, type PictureToArchive } from './write-media-archive.ts'

const [ONE, TWO] = ['a'.repeat(24), 'b'.repeat(24)]
const BYTES = new Uint8Array([82, 73, 70, 70, 1, 2, 3])
const picture = (key: string, more: object = {}): PictureToArchive => ({
  key,
  address: `/media/${key}-40x30.webp`,
  name: 'Wheel',
  alt: 'A wheel',
  uploadedAt: new Date('2026-03-14T12:00:00Z'),
  bytes: BYTES,
  ...more,
})
async function* each<Item>(...items: Item[]) {
  yield* items
}
async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}
const read = (bytes: Uint8Array<ArrayBuffer>): Promise<ArchiveEntry[]> =>
  all(readMediaArchive(new Blob([bytes]).stream()))
const written = async (...pictures: PictureToArchive[]) =>
  new Uint8Array(Buffer.concat(await all(writeMediaArchive(each(...pictures)))))
const tar = (...files: [name: string, body: string | Uint8Array][]) =>
  packTar(files.map(([name, body]) => ({ header: { name, size: Buffer.from(body).byteLength }, body })))

test('what is written is read back, whatever the texts are', async () => {
  const strange = { name: '../../etc/passwd', alt: 'Točak "sreće" 🎰' }
  const archive = await written(picture(ONE), picture(TWO, strange))
  expect(await read(archive)).toEqual([
    { key: ONE, name: 'Wheel', alt: 'A wheel', bytes: BYTES },
    { key: TWO, ...strange, bytes: BYTES },
  ])
  expect(await read(await written())).toEqual([])
})

test('an archive that was changed by hand brings its pictures and nothing else', async () => {
  const file = `pictures/${ONE}-40x30.webp`
  const archive = await tar(
    ['README', 'Not a picture'],
    ['../escape.webp', 'x'],
    [`pictures/${TWO}.json`, '{"name":"Of another picture"}'],
    [file, BYTES],
    [`pictures/${ONE}.json`, 'no json'],
    [file, BYTES],
    [`pictures/${ONE}.json`, `{"name":7,"alt":"${'x'.repeat(400)}"}`],
    [file, BYTES],
  )
  expect(await read(archive)).toMatchObject([
    { key: ONE, name: 'Picture', alt: '' },
    { key: ONE, name: 'Picture', alt: '' },
    { key: ONE, name: 'Picture', alt: 'x'.repeat(300) },
  ])
})

test('an entry that is too large is named and skipped', async () => {
  const name = `pictures/${ONE}-40x30.webp`
  const archive = await tar(
    [name, new Uint8Array(ARCHIVE_LIMITS.picture + 1)],
    [`pictures/${TWO}-40x30.webp`, BYTES],
  )
  expect(await read(archive)).toEqual([
    { name, problem: 'This file is too large for a picture.' },
    { key: TWO, name: 'Picture', alt: '', bytes: BYTES },
  ])
})

test.each([
  ['a text', async () => new TextEncoder().encode('This is no archive. '.repeat(100))],
  ['one that was cut off', async () => (await written(picture(ONE))).slice(0, 1100)],
])('refuses %s', async (_what, bytesOf) => {
  await expect(read(new Uint8Array(await bytesOf()))).rejects.toThrow(
    'no media archive, or a part of it is missing',
  )
})
