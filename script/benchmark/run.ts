/** Measures the production build and prints a table: see script/bench. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureCached } from './areas/cached.ts'
import { measureEarnings } from './areas/earnings.ts'
import { measureFirstTouch } from './areas/first-touch.ts'
import { measureImport } from './areas/import.ts'
import { measureLighthouse } from './areas/lighthouse.ts'
import { measureLists } from './areas/lists.ts'
import { measureStart } from './areas/start.ts'
import { measureUncached } from './areas/uncached.ts'
import { measureWrites } from './areas/writes.ts'
import { fallen, readTable, tableOf, type Figure } from './figures.ts'
import { withSites, type Bench } from './sites.ts'

/** All measurements, in this order. */
const AREAS: Readonly<Record<string, (bench: Bench) => Promise<Figure[]>>> = {
  cached: measureCached,
  uncached: measureUncached,
  lists: measureLists,
  writes: measureWrites,
  import: measureImport,
  earnings: measureEarnings,
  start: measureStart,
  lighthouse: measureLighthouse,
  'first-touch': measureFirstTouch,
}

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: Object.keys(AREAS).join(',') },
    markdown: { type: 'string' },
    against: { type: 'string' },
  },
})
const areas = options.only.split(',').map((name) => {
  const measure = AREAS[name]
  if (measure === undefined) throw new Error(`--only takes one or more of ${Object.keys(AREAS).join(', ')}.`)
  return { name, measure }
})
const before = options.against === undefined ? undefined : readTable(readFileSync(options.against, 'utf8'))
const figures: Figure[] = []
await withSites(options.quick, async (bench) => {
  for (const { name, measure } of areas) {
    console.log(`Measuring ${name}`)
    try {
      figures.push(...(await measure(bench)))
    } catch (error) {
      // The other areas are still measured.
      console.error(`${name} could not be measured:`, error)
      process.exitCode = 1
    }
  }
})
console.log(`\n${tableOf(figures, before)}`)
if (options.markdown !== undefined) writeFileSync(options.markdown, `${tableOf(figures, before)}\n`)
const worse = before === undefined ? [] : fallen(figures, before)
if (worse.length > 0)
  console.log(`\nWorse by more than a tenth:\n${worse.map(({ what }) => `  ${what}`).join('\n')}`)
