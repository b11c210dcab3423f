import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removedUnlessDone } from './removed-unless-done.ts'

async function madeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-removed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'inside'))
  return folder
}

test('what succeeds stays, unless it is temporary; what fails goes', async () => {
  const [kept, temporary, failed] = [await madeFolder(), await madeFolder(), await madeFolder()]
  expect(await removedUnlessDone([kept], async () => 'done')).toBe('done')
  await removedUnlessDone([temporary], async () => undefined, { isKept: false })
  await expect(removedUnlessDone([failed], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect([kept, temporary, failed].map((folder) => existsSync(folder))).toEqual([true, false, false])
})

test('what is interrupted goes', async () => {
  const folder = await madeFolder()
  const code = `
    import { removedUnlessDone } from ${JSON.stringify(resolve('src/cli/removed-unless-done.ts'))}
    await removedUnlessDone([${JSON.stringify(folder)}], () => {
      console.log('working')
      return new Promise((done) => setTimeout(done, 60_000))
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code])
  child.stdout.once('data', () => child.kill('SIGINT'))
  expect(await new Promise((ended) => child.once('exit', ended))).toBe(130)
  expect(existsSync(folder)).toBe(false)
})
