import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#platform/free-port.ts'

const SUPERVISOR = join(import.meta.dirname, '../../test/fixtures/supervisor.ts')

test('several processes share one port, and one that is killed is replaced', async () => {
  const { hear, ids } = await started()
  const [first = 0, ...others] = await ids(2)
  expect(others).toHaveLength(1)
  process.kill(first, 'SIGKILL')
  expect(await hear()).toMatch(/^Process [12] was ended by SIGKILL; another starts in 0\.5 s\.$/)
  const after = await ids(2, [first])
  expect(after).toEqual(expect.arrayContaining(others))
})

test('one that hangs without ending is replaced', async () => {
  const { hear, ids } = await started()
  const [first = 0, ...others] = await ids(2)
  process.kill(first, 'SIGSTOP')
  expect(await hear()).toMatch(/^Process [12] hangs and is ended\.$/)
  expect(await hear()).toMatch(/^Process [12] was ended by SIGKILL; another starts in 0\.5 s\.$/)
  expect(await ids(2, [first])).toEqual(expect.arrayContaining(others))
})

test('the pause before the next try grows while a process does not start', async () => {
  const { supervisor, hear, ids } = await started()
  const [first = 0] = await ids(2)
  supervisor.send('fail from now on')
  process.kill(first, 'SIGKILL')
  expect(await hear()).toMatch(/was ended by SIGKILL; another starts in 0\.5 s\.$/)
  expect(await hear()).toMatch(/did not start; another starts in 1 s\.$/)
  expect(await hear()).toMatch(/did not start; another starts in 2 s\.$/)
})

test('a second process that does not start leaves the first alone', async () => {
  const { hear, ask } = await launched({ FAILS_AT: '2' })
  expect(await hear()).toBe('Process 2 did not start; another starts in 0.5 s.')
  expect(await hear()).toBe('ready')
  expect(await ask()).toBeGreaterThan(0)
})

test('renewing replaces all of them one by one, without a moment in which no one answers', async () => {
  const { supervisor, hear, ids, ask } = await started()
  const before = await ids(2)
  supervisor.send('renew')
  let isRenewed = false
  const said = hear().then((line) => {
    isRenewed = true
    return line
  })
  while (!isRenewed) await ask()
  expect(await said).toBe('All processes are new.')
  const after = await ids(2)
  expect(after.filter((id) => before.includes(id))).toEqual([])
})

test('when a new one does not come up the old ones go on', async () => {
  const { supervisor, hear, ids } = await started()
  const before = await ids(2)
  supervisor.send('fail from now on')
  supervisor.send('renew')
  expect(await hear()).toBe('The new process 1 did not start; the old ones go on.')
  expect(new Set(await ids(2))).toEqual(new Set(before))
})

test('a first process that does not start ends the whole', async () => {
  const { hear, supervisor } = await launched({ FAILS: 'yes' })
  expect(await hear()).toBe('Process 1 did not start.')
  expect(await once(supervisor, 'exit')).toEqual([1, null])
})

async function started() {
  const running = await launched({})
  expect(await running.hear()).toBe('ready')
  return running
}

async function launched(env: Record<string, string>) {
  const port = await freePort()
  const supervisor = fork(SUPERVISOR, { env: { ...process.env, ...env, PORT: String(port) } })
  onTestFinished(async () => {
    if (supervisor.exitCode !== null) return
    supervisor.send('stop')
    await once(supervisor, 'exit')
  })
  const ask = async (): Promise<number> => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
    return Number((await response.text()).split(' ')[1])
  }
  /** The ids of `count` processes that answer, without those that are known to be gone. */
  const ids = async (count: number, gone: number[] = []): Promise<number[]> => {
    const seen = new Set<number>()
    while (seen.size < count) {
      const id = await ask()
      if (!gone.includes(id)) seen.add(id)
    }
    return [...seen]
  }
  return { supervisor, ask, ids, hear: listener(supervisor) }
}

/** What the process says, one message a call, in order. */
function listener(child: ChildProcess): () => Promise<string> {
  const said: string[] = []
  const waiting: ((line: string) => void)[] = []
  child.on('message', (line: string) => {
    const next = waiting.shift()
    if (next === undefined) said.push(line)
    else next(line)
  })
  return () =>
    new Promise((resolve) => {
      const line = said.shift()
      if (line === undefined) waiting.push(resolve)
      else resolve(line)
    })
}
