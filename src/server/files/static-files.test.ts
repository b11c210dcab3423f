import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { loadStaticFiles } from './static-files.ts'

let serve: (request: Request) => Response | undefined

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-static-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'alert(1)')
  await writeFile(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync('alert(1)'))
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'secret.map'), '{}')
  serve = await loadStaticFiles(folder)
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://localhost${path}`, { headers, method }))

test('a file with a hash in its name may be kept for a year, others for an hour', () => {
  expect(get('/assets/app-1a2b.js')?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(get('/favicon.svg')?.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('the compressed copy is sent to clients that accept it', async () => {
  const sent = (accepted: string) => get('/assets/app-1a2b.js', { 'accept-encoding': accepted })?.headers
  expect(sent('gzip')?.get('content-encoding')).toBe('gzip')
  expect(sent('gzip;q=0')?.get('content-encoding')).toBeNull()
  expect(await get('/assets/app-1a2b.js')?.text()).toBe('alert(1)')
})

test('other sites may show our pictures, and load no script of ours', () => {
  expect(get('/favicon.svg')?.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(get('/assets/app-1a2b.js')?.headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test('a picture that is opened by itself may not even have styles', () => {
  expect(get('/favicon.svg')?.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
})

test('a copy that the browser still has is not sent again', () => {
  const etag = get('/favicon.svg')?.headers.get('etag') ?? ''
  expect(get('/favicon.svg', { 'if-none-match': etag })?.status).toBe(304)
})

test('nothing outside the list of types, outside the folder or by another method is served', () => {
  expect(get('/secret.map')).toBeUndefined()
  expect(get('/../package.json')).toBeUndefined()
  expect(get('/assets/%2e%2e/%2e%2e/secret.map')).toBeUndefined()
  expect(get('/favicon.svg', {}, 'POST')).toBeUndefined()
})

test('HEAD answers the headers without the body', async () => {
  const response = get('/favicon.svg', {}, 'HEAD')
  expect(response?.headers.get('content-length')).toBe('6')
  expect(await response?.text()).toBe('')
})
