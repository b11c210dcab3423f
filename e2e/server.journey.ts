/** The production server for operators and hostile clients. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

test('every response carries the security headers and an id @soak', async ({ request }) => {
  for (const path of [
    '/',
    '/casinos',
    '/api/stats',
    '/no-such-page',
    '/art/logo/Aldermoon.svg',
    '/favicon.svg',
  ]) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['content-security-policy'], path).toContain("default-src '")
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

test('a page allows its own inline scripts by their hashes and nothing else inline @soak', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[A-Za-z0-9+/=]+')+$/)
})

test('pages are compressed, and built files may be kept for a year @soak', async ({ request }) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'gzip' } })
  expect(page.headers()['content-encoding']).toBe('gzip')
  const file = (await page.text()).match(/\/assets\/[^"]+\.css/)?.[0] ?? ''
  const asset = await request.get(file, { headers: { 'accept-encoding': 'br' } })
  expect(asset.headers()['content-encoding']).toBe('br')
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a wrong setting stops the start with one sentence that names it @soak', async () => {
  const server = start({ PORT: 'abc', DATA_DIR: folder() })
  expect(await server.ended).toBe(1)
  expect(server.output().trim().split('\n')).toHaveLength(1)
  expect(server.output()).toContain('PORT')
})

test('a second process on the same folder refuses to start and names the first @soak', async () => {
  const data = folder()
  const first = start({ PORT: '0', DATA_DIR: data })
  await first.says('is ready')
  const second = start({ PORT: '0', DATA_DIR: data })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(String(first.child.pid))
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
})

test('a first start makes up an owner password and says it once; a second start is quiet about it @soak', async () => {
  const data = folder()
  const first = start({ PORT: '0', DATA_DIR: data })
  await first.says('is ready')
  expect(first.output()).toMatch(/username owner, password \S{12,}/)
  first.child.kill('SIGTERM')
  await first.ended
  const second = start({ PORT: '0', DATA_DIR: data })
  await second.says('is ready')
  second.child.kill('SIGTERM')
  await second.ended
  expect(second.output()).not.toContain('password')
})

test('a request that is running when the process is asked to stop is still answered @soak', async () => {
  const server = start({ PORT: '0', DATA_DIR: folder() })
  const port = Number((await server.says(/http:\/\/localhost:(\d+)/))[1])
  const socket = connect(port, 'localhost')
  let response = ''
  socket.on('data', (chunk) => (response += chunk.toString()))
  // Half a request has arrived when the signal comes.
  socket.write(
    'POST /api/newsletter/subscribe HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 27\r\n\r\n{"email":',
  )
  await expect.poll(async () => (await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)
  server.child.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`http://localhost:${port}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  socket.write('"slow@visitor.example"}'.slice(0, 18))
  socket.end()
  expect(await server.ended).toBe(0)
  expect(response).toMatch(/^HTTP\/1\.1 (200|201|400)/)
})

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'evenhand-server-'))
}

/** Node warns about contradictory colour settings, which test runners often make. */
function quietEnv(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _force, NO_COLOR: _no, ...env } = process.env
  return env
}

function start(env: Record<string, string>) {
  const child: ChildProcess = spawn('node', ['src/cli/main.ts', 'serve', '--empty'], {
    env: { ...quietEnv(), NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
  })
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    child,
    ended,
    output: () => text,
    /** Waits until the output contains this, and returns the match. */
    says: async (what: string | RegExp): Promise<RegExpMatchArray> => {
      await expect.poll(() => text.match(what) !== null, { timeout: 25_000 }).toBe(true)
      return text.match(what) as RegExpMatchArray
    },
  }
}
