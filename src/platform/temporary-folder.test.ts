import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { clearTemporaryFolders, makeTemporaryFolder } from './temporary-folder.ts'

test('folders of processes that have ended are cleared, and no others', () => {
  const own = makeTemporaryFolder()
  const { pid } = spawnSync(process.execPath, ['--version'])
  const left = own.replace(`-${process.pid}-`, `-${pid}-`)
  const others = own.replace(`-${process.pid}-`, '-notes-')
  for (const folder of [left, others]) mkdirSync(folder)
  onTestFinished(() => {
    for (const folder of [own, left, others]) rmSync(folder, { recursive: true, force: true })
  })
  clearTemporaryFolders()
  expect([own, left, others].map((folder) => existsSync(folder))).toEqual([true, false, true])
})
