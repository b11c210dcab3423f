/** Measures the production build and prints one table: `node script/measure.ts [SECONDS]`. */
import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { withServer } from './with-server.ts'

interface Row {
  what: string
  requestsPerSecond: number
  cpuMs: number
  bytes: number
  plainBytes: number
}

const SECONDS = Number(process.argv[2] ?? 4)
const CONNECTIONS = 16
/** Clock ticks a second in /proc, as on every common Linux. */
const TICKS = 100
const PAGES = [
  ['home', '/'],
  ['casino list', '/casinos'],
  ['casino list, 3 filters', '/casinos?minSafetyIndex=8&paymentMethods=Visa&features=Mobile'],
  ['casino', '/casino/1'],
  ['api: casinos', '/api/casinos?page=1&pageSize=20'],
  ['api: suggestions', '/api/search?q=alder'],
  ['stylesheet', 'css'],
] as const

const data = mkdtempSync(join(tmpdir(), 'evenhand-bench-'))
try {
  const first = await withServer(
    { DATA_DIR: data, LIMIT_INTERACTIONS: '1000000' },
    async (_origin, server) => server.startMs,
  )
  await withServer({ DATA_DIR: data }, async (origin, server) => {
    const idle = memoryMb(server.pid)
    console.log(`${SECONDS} s a row, ${CONNECTIONS} connections, gzip\n`)
    console.log(
      line(['page', 'req/s', 'bare req/s', 'ratio', 'CPU ms', 'bare CPU ms', 'kB gzip', 'kB plain']),
    )
    for (const [what, path] of PAGES) {
      const address = origin + (path === 'css' ? await stylesheet(origin) : path)
      const ours = await measure(what, address, server.pid)
      const bare = await measureBare(address)
      console.log(
        line([
          what,
          ours.requestsPerSecond.toFixed(0),
          bare.requestsPerSecond.toFixed(0),
          (ours.requestsPerSecond / bare.requestsPerSecond).toFixed(2),
          ours.cpuMs.toFixed(2),
          bare.cpuMs.toFixed(2),
          (ours.bytes / 1000).toFixed(1),
          (ours.plainBytes / 1000).toFixed(1),
        ]),
      )
    }
    console.log('')
    const scripts = await scriptsOf(origin)
    console.log(`scripts of the home page   ${(scripts / 1000).toFixed(1)} kB gzip`)
    console.log(`first start, demo included ${(first / 1000).toFixed(1)} s`)
    console.log(`start on existing data     ${(server.startMs / 1000).toFixed(1)} s`)
    console.log(`memory after start         ${idle.toFixed(0)} MB`)
    console.log(`memory after the load      ${memoryMb(server.pid).toFixed(0)} MB`)
  })
} finally {
  rmSync(data, { recursive: true, force: true })
}

async function measure(what: string, url: string, pid: number): Promise<Row> {
  const headers = { 'accept-encoding': 'gzip' }
  const sample = await fetch(url, { headers })
  const plain = Buffer.from(await sample.arrayBuffer())
  await load(url, 1)
  const before = cpuMs(pid)
  const result = await load(url, SECONDS)
  const used = cpuMs(pid) - before
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${what}: ${result.non2xx + result.errors} requests failed.`)
  const total = result.requests.total
  return {
    what,
    requestsPerSecond: total / result.duration,
    cpuMs: used / total,
    bytes: result.throughput.total / total,
    plainBytes: plain.byteLength,
  }
}

/** A plain node:http server in a process of its own that answers the very bytes and headers of our answer. */
async function measureBare(url: string): Promise<Row> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((resolve) =>
    child.once('message', (message) => resolve(Number(message))),
  )
  try {
    return await measure('bare', `http://localhost:${port}/`, child.pid ?? 0)
  } finally {
    child.kill()
  }
}

async function load(url: string, seconds: number): Promise<autocannon.Result> {
  return await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip' },
    workers: 1,
  })
}

function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000
}

function memoryMb(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024
}

async function stylesheet(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text()
  return html.match(/href="(\/assets\/[^"]+\.css)"/)?.[1] ?? '/favicon.svg'
}

/** Bytes after gzip of every script that the home page loads by itself. */
async function scriptsOf(origin: string): Promise<number> {
  const html = await (await fetch(origin)).text()
  const names = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name))
  let bytes = 0
  for (const name of names) {
    const answer = await fetch(origin + name, { headers: { 'accept-encoding': 'gzip' } })
    bytes += Number(answer.headers.get('content-length'))
  }
  return bytes
}

function line(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(12))).join('')
}
