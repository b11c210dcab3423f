/** The files of packaging name paths, ports, users, settings and commands: each of them is one of the project's. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { readSettings } from '#platform/read-settings.ts'
import { program } from '../src/cli/commands.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const commands = program().commands.map((command) => command.name())
const documented = new Set(read('docs/operating.md').match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/g))
const PORT = String(readSettings({}).port)

interface Compose {
  services: Record<
    'site' | 'database' | 'proxy',
    { environment: Record<string, string | number>; volumes: string[] }
  >
  volumes: Record<string, null>
}

test('the image holds what serving needs and starts with a command of ours', () => {
  const file = read('Containerfile')
  const copied = [...file.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  )
  const missing = copied
    .map((path) => path.replace('/app/', ''))
    .filter((path) => !['build', 'node_modules'].includes(path) && !existsSync(join(ROOT, path)))
  expect(missing).toEqual([])
  expect(copied).toEqual(expect.arrayContaining(['/app/src', '/app/build', '/app/demo', '/app/script']))
  expect(file).toMatch(/^ENTRYPOINT \["script\/evenhand"\]$/m)
  expect(commands).toContain(/^CMD \["(\w+)"\]$/m.exec(file)?.[1])
  expect(file).toMatch(/^USER node$/m)
  expect(file).toContain(`ENV PORT=${PORT} DATA_DIR=/data`)
  expect(file).toContain('/healthz')
  // What is left out of the build is not what is copied into the image.
  const ignored = read('.containerignore').trim().split('\n')
  expect(copied.map((path) => path.replace('/app/', '')).filter((path) => ignored.includes(path))).toEqual([
    'node_modules',
    'build',
  ])
})

test('the compose file sets settings that there are, from the five lines of .env.example', () => {
  const text = read('compose.yaml')
  const { services, volumes } = parse(text) as Compose
  const asked = new Set(text.match(/(?<=\$\{)\w+(?=\})/g))
  const given = Object.fromEntries(
    read('.env.example')
      .trim()
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  )
  expect(Object.keys(given).toSorted()).toEqual([...asked].toSorted())
  expect(Object.keys(given)).toHaveLength(5)
  const env = Object.fromEntries(
    Object.entries(services.site.environment).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{(\w+)\}/g, (_whole, key: string) => given[key] || 'a-long-word-2711'),
    ]),
  )
  expect(Object.keys(env).filter((name) => !documented.has(name))).toEqual([])
  expect(readSettings(env)).toMatchObject({
    publicUrl: 'https://www.site.example',
    trustProxy: 1,
    databaseUrl: 'postgres://evenhand:a-long-word-2711@database:5432/evenhand',
    backup: { folder: '/backups' },
  })
  expect(services.proxy.environment['UPSTREAM']).toBe(`site:${PORT}`)
  const mounted = Object.values(services).flatMap((service) =>
    service.volumes.map((volume) => volume.split(':')[0] ?? ''),
  )
  for (const source of mounted)
    expect(source.startsWith('./') ? existsSync(join(ROOT, source)) : source in volumes).toBe(true)
})

test('the service of systemd runs a command of ours as a user without rights, and outlives no patience', () => {
  const file = read('ops/evenhand.service')
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(file)?.[1] ?? ''
  const [path = '', command = ''] = setting('ExecStart').split(' ')
  expect(existsSync(join(ROOT, path.replace(`${setting('WorkingDirectory')}/`, '')))).toBe(true)
  expect(commands).toContain(command)
  const env = Object.fromEntries(
    read('ops/evenhand.env')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  expect(Object.keys(env).filter((name) => !documented.has(name))).toEqual([])
  const { dataDir, backup, trustProxy } = readSettings({ ...env, OWNER_PASSWORD: 'a-long-word-2711' })
  expect([dataDir, `-${backup.folder}`, trustProxy]).toEqual([
    `/var/lib/${setting('StateDirectory')}`,
    setting('ReadWritePaths'),
    1,
  ])
  expect(setting('User')).toBe('evenhand')
  expect(Number(setting('TimeoutStopSec'))).toBeGreaterThan(15)
  // V8 compiles at run time.
  expect(file).not.toContain('MemoryDenyWriteExecute=yes')
})

test.each(['ops/Caddyfile', 'ops/nginx.conf'])(
  '%s passes requests to the port of the site, and no country of a visitor',
  (name) => {
    const file = read(name)
    expect(file).toContain(`127.0.0.1:${PORT}`)
    expect(file).toMatch(/header_up -X-Country|proxy_set_header X-Country ""/)
    // Caddy does so by itself.
    expect(file).toMatch(/reverse_proxy|X-Forwarded-For \$remote_addr;/)
  },
)
