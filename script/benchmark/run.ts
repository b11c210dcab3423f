/** Measures the production build and says what was reached: see script/bench. */
import { writeFileSync } from 'node:fs'
import { AREAS } from './areas.ts'
import { withBench } from './measure/bench.ts'
import { readOptions } from './options.ts'
import { markdown, plainText, summary } from './report/print-table.ts'
import type { Table } from './report/table.ts'

const { isQuick, seconds, requests, areas, markdownFile } = readOptions(process.argv.slice(2))
const tables: Table[] = []
await withBench({ isQuick, seconds, requests }, async (bench) => {
  for (const name of areas) {
    try {
      const made = await AREAS[name](bench)
      for (const table of made) console.log(plainText(table))
      tables.push(...made)
    } catch (error) {
      // What one area cannot measure keeps nobody from the others.
      console.error(`\n${name} could not be measured:`, error)
      process.exitCode = 1
    }
    if (markdownFile !== undefined) writeFileSync(markdownFile, `${tables.map(markdown).join('\n\n')}\n`)
  }
})
console.log(summary(tables.flatMap(({ rows }) => rows.flatMap(({ aims }) => aims))))
