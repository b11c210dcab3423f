import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#platform/free-port.ts'
import { dataFolder } from '#test/data-folder.ts'

const SITE = join(import.meta.dirname, '../../test/fixtures/failing-site.ts')

test('further unexpected errors do not cut short the orderly end that the first one began', async () => {
  const port = await freePort()
  const site = fork(SITE, {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder('migrated'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  onTestFinished(() => void site.kill('SIGKILL'))
  const heard = (word: string) =>
    new Promise<void>((resolve) => site.on('message', (message) => message === word && resolve()))
  const output = text(Readable.from(site.stdout ?? []))
  const ended = once(site, 'exit')
  await heard('ready')
  const asked = heard('asked')
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text())
  await asked
  for (const word of ['throw', 'throw', 'reject', 'answer']) site.send(word)
  expect(await answer).toBe('whole')
  expect(await ended).toEqual([1, null])
  expect((await output).match(/"msg":"un\w+"/g)).toEqual([
    '"msg":"uncaughtException"',
    '"msg":"uncaughtException"',
    '"msg":"unhandledRejection"',
  ])
})
