import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '#test/data-folder.ts'

/** What the command says when it gives up, and its exit code. */
async function saidBy(command: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...command.split(' ')], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return [said, code as number]
}

test('a folder that cannot be written is one sentence', async () => {
  expect(await saidBy('migrate', { DATA_DIR: '/sys/evenhand' })).toEqual([
    '/sys/evenhand cannot be written: set DATA_DIR to a folder of this user.\n',
    1,
  ])
})

test('a taken port is one sentence', async () => {
  const other = createServer().listen(0)
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const PORT = String((other.address() as AddressInfo).port)
  const [said, code] = await saidBy('serve', { DATA_DIR: dataFolder('migrated'), PORT })
  expect([said, code]).toEqual([`Port ${PORT} is taken by another program: stop that one, or set PORT.\n`, 1])
})

test('the help of a command names its options and examples', async () => {
  const shown = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'main.ts'),
    'restore',
    '--help',
  ])
  expect(shown.stdout).toContain('--to-data-dir <FOLDER>')
  expect(shown.stdout).toContain('  script/evenhand restore --from /backups/')
})

test.each([
  ['backup --nope', "Unknown option '--nope'."],
  ['serve --format csv', "Unknown option '--format'."],
  ['frobnicate', "Unknown command 'frobnicate'."],
  ['migrate now', "Too many arguments for 'migrate'. Expected 0 arguments but got 1: now."],
  ['backup --to', "Option '--to <PLACE>' argument missing."],
])('%s is refused in a sentence, and nothing is done', async (command, sentence) => {
  const [said, code] = await saidBy(command, { DATA_DIR: '/sys/evenhand' })
  expect([said, code]).toEqual([`${sentence}\nAdd --help after a command to see what it takes.\n`, 2])
})
