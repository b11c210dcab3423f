import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { oldNode } from './needed-node.ts'

test.each(['24.21.0', '24.22.1', '25.0.0'])('Node %s is new enough', (running) => {
  expect(oldNode(running, '24.21.0')).toBeUndefined()
})

test.each(['24.20.9', '23.99.0', '22.18.0'])(
  'Node %s is too old, and the message names the one that is needed',
  (running) => {
    expect(oldNode(running, '24.21.0')).toBe(
      `This needs Node 24.21.0 or later and runs on ${running}: start it with script/evenhand, which brings its own, or update Node.`,
    )
  },
)

test('the scripts of a production build refuse a Node without TypeScript and say why', () => {
  const folder = mkdtempSync(join(tmpdir(), 'production-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/.production'), '')
  const answers = '#!/bin/sh\ncase $1 in -e) exit 1 ;; -p) echo 24.21.0 ;; -v) echo v20.20.2 ;; esac\n'
  writeFileSync(join(folder, 'node_modules/.bin/node'), answers, { mode: 0o755 })
  cpSync('script', join(folder, 'script'), { recursive: true })
  const { status, stderr } = spawnSync(join(folder, 'script/evenhand'), ['doctor'], { encoding: 'utf8' })
  expect(stderr).toBe('This needs Node 24.21.0 or later and runs on v20.20.2.\n')
  expect(status).toBe(1)
})
