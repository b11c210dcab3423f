import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { mirrorFolder } from './mirror-folder.ts'

let from: string
let to: string
const LONG_AGO = new Date('2026-01-01')

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-mirror-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  ;[from, to] = [join(folder, 'from'), join(folder, 'to')]
  await mkdir(join(from, 'base', '1'), { recursive: true })
  await mkdir(join(from, 'empty'))
})

async function write(name: string, text: string, changedAt?: Date): Promise<void> {
  await writeFile(join(from, name), text)
  if (changedAt !== undefined) await utimes(join(from, name), changedAt, changedAt)
}

async function contentOf(folder: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {}
  for (const name of await readdir(folder, { recursive: true }))
    content[name] = (await stat(join(folder, name))).isFile()
      ? await readFile(join(folder, name), 'utf8')
      : 'folder'
  return content
}

test('the second call copies what was changed, added and deleted after the first', async () => {
  await write('same', 'same', LONG_AGO)
  await write('base/1/grows', 'a', LONG_AGO)
  await write('base/1/goes', 'gone', LONG_AGO)
  const first = await mirrorFolder(from, to)
  expect(await contentOf(to)).toEqual(await contentOf(from))
  await write('base/1/grows', 'ab')
  await write('new', 'new')
  await rm(join(from, 'base/1/goes'))
  await mirrorFolder(from, to, first)
  expect(await contentOf(to)).toEqual(await contentOf(from))
})

test('a file that has not changed since is not copied again', async () => {
  await write('same', 'same', LONG_AGO)
  const first = await mirrorFolder(from, to)
  await writeFile(join(to, 'same'), 'kept')
  await mirrorFolder(from, to, first)
  expect(await contentOf(to)).toMatchObject({ same: 'kept' })
})

test('a file that had changed just before the first call is copied again although its time is the same', async () => {
  const just = new Date()
  await write('page', 'old', just)
  const first = await mirrorFolder(from, to)
  await write('page', 'new', just)
  await mirrorFolder(from, to, first)
  expect(await contentOf(to)).toMatchObject({ page: 'new' })
})
