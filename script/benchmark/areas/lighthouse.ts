import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { ensureChromium } from '../../needs.ts'
import { atLeast, atMost, median, type Figure } from '../figures.ts'
import type { Bench } from '../sites.ts'

/** Fetched by npx and kept in npm's cache, because it brings 110 packages that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PAGES = [
  ['home', '/'],
  ['casino list', '/casinos'],
  ['casino', '/casino/aldermoon'],
  ['bonus list', '/bonuses'],
  ['bonus', '/bonus/aldermoon-welcome-package'],
  ['game', '/game/paper-comet'],
  ['article', '/blog/a-first-withdrawal-step-by-step'],
] as const
/** The blocking time in milliseconds that is always allowed, and the benchmark index above which no more is. */
const BLOCKING = { ms: 80, strictFrom: 1_200, ratio: 3 } as const
/** Chromium occasionally records no trace; Lighthouse then reports "Please run Lighthouse again". */
const ATTEMPTS = 3

type Report = {
  environment: { benchmarkIndex: number }
  categories: Readonly<Record<(typeof CATEGORIES)[number], { score: number | null }>>
  audits: Readonly<Record<string, { numericValue?: number }>>
}

/**
 * Lighthouse on its simulated phone, size S: each page alternating with a plain one with the same text, fields and
 * pictures, a few style rules and no script; medians of three runs.
 */
export function measureLighthouse(bench: Bench): Promise<Figure[]> {
  return bench.withSite('embedded', 'S', async ({ origin }) => {
    const figures: Figure[] = []
    for (const [what, path] of PAGES) {
      const reports: { ours: Report[]; plain: Report[] } = { ours: [], plain: [] }
      await withPlainPage(await readPlainPage(origin + path), async (plainUrl) => {
        for (let run = 0; run < (bench.isQuick ? 1 : 3); run++) {
          reports.plain.push(await audit(plainUrl))
          reports.ours.push(await audit(origin + path))
        }
      })
      figures.push(...figuresOf(`Lighthouse, ${what}`, reports.ours, reports.plain))
    }
    return figures
  })
}

function figuresOf(name: string, ours: readonly Report[], plain: readonly Report[]): Figure[] {
  const score = (reports: readonly Report[], category: (typeof CATEGORIES)[number]) =>
    median(reports.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100)))
  const value = (reports: readonly Report[], audited: string) =>
    median(reports.map(({ audits }) => audits[audited]?.numericValue ?? 0))
  const isSlow = median(ours.map(({ environment }) => environment.benchmarkIndex)) < BLOCKING.strictFrom
  const plainBlocking = value(plain, 'total-blocking-time')
  return [
    // 98 for performance, or one less than the plain page on this machine.
    ...CATEGORIES.map((category) =>
      atLeast(
        `${name}: ${category}`,
        score(ours, category),
        '',
        category === 'performance' ? Math.min(98, score(plain, category) - 1) : 100,
      ),
    ),
    atMost(`${name}: largest paint`, value(ours, 'largest-contentful-paint') / 1000, 's'),
    atMost(
      `${name}: blocking`,
      value(ours, 'total-blocking-time'),
      'ms',
      isSlow ? Math.max(BLOCKING.ms, BLOCKING.ratio * plainBlocking) : BLOCKING.ms,
    ),
    atMost(`${name}: blocking of the plain page`, plainBlocking, 'ms'),
    atMost(`${name}: layout shift`, value(ours, 'cumulative-layout-shift'), ''),
  ]
}

async function audit(url: string, attempt = 1): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-lighthouse-'))
  const file = join(folder, 'report.json')
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    // A local site excludes crawlers.
    '--skip-audits=is-crawlable',
    // Root cannot use Chromium's sandbox; the page is our own.
    '--chrome-flags=--headless=new --no-sandbox',
  ]
  try {
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
      env: { ...process.env, CHROME_PATH: ensureChromium() },
    })
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch (error) {
    if (attempt === ATTEMPTS || !String(error).includes('run Lighthouse again')) throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return await audit(url, attempt + 1)
}

/** The server's page at `url` reduced to text, links, fields and pictures. */
async function readPlainPage(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  return html
    .replaceAll(/<(script|style|svg|template|noscript)\b[\s\S]*?<\/\1>|<link\b[^>]*>/g, '')
    .replaceAll(/ (class|style|data-[\w-]+)="[^"]*"/g, '')
    .replaceAll(/ src="\//g, ` src="${new URL(url).origin}/`)
    .replace('</head>', '<link rel="stylesheet" href="/plain.css"></head>')
}

/** Serves the page and its style sheet, compressed, at the address passed to `use`. */
async function withPlainPage<T>(html: string, use: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(({ url = '' }, response) => {
    const [type, text] =
      url === '/plain.css' ? ['text/css', PLAIN_STYLES] : ['text/html; charset=utf-8', html]
    if (url !== '/' && url !== '/plain.css') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
    return void response.end(gzipSync(text))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const PLAIN_STYLES = `
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 sans-serif; color: #222; background: #fff; }
h1, h2, h3 { line-height: 1.2; margin: 1.5rem 0 .5rem; }
a { color: #15513a; display: inline-block; min-height: 1.5rem; }
img { max-width: 100%; height: auto; display: block; }
article { border: 1px solid #ccc; border-radius: .5rem; padding: 1rem; margin: 1rem 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem 1rem; list-style: none; padding: 0; }
button, input, select, textarea { font: inherit; padding: .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #ddd; padding: .5rem; text-align: left; }
`
