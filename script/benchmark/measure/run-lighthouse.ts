import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureChromium } from '../../needs.ts'

/** Fetched by npx and kept in npm's cache; it brings 110 packages that nothing else here needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

export interface Audit {
  /** 0 to 100. */
  scores: Readonly<Record<Category, number>>
  /** Milliseconds to the largest paint and of blocking; the shift is without a unit. */
  lcp: number
  blocking: number
  shift: number
  /** How fast the machine was: what a figure means elsewhere. */
  index: number
}

interface Report {
  environment: { benchmarkIndex: number }
  categories: Readonly<Record<Category, { score: number | null }>>
  audits: Readonly<Record<string, { numericValue?: number }>>
}

/** Chromium now and then records no trace; Lighthouse then says "Please run Lighthouse again". */
const ATTEMPTS = 3

/** One look at a page with Lighthouse's own telephone: a slow processor and a slow network, simulated. */
export async function runLighthouse(url: string): Promise<Audit> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await audit(url)
    } catch (error) {
      if (attempt === ATTEMPTS || !String(error).includes('run Lighthouse again')) throw error
    }
  }
}

async function audit(url: string): Promise<Audit> {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        // A site on this machine keeps crawlers out.
        '--skip-audits=is-crawlable',
        // Root may not use Chromium's sandbox; the page is our own.
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      { env: { ...process.env, CHROME_PATH: ensureChromium() } },
    )
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read({ categories, audits, environment }: Report): Audit {
  const score = (name: Category): number => Math.round((categories[name].score ?? 0) * 100)
  const value = (name: string): number => audits[name]?.numericValue ?? 0
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    index: environment.benchmarkIndex,
  }
}
