/** Hurts the production build and says how it bore it: see script/faults. */
import { writeFileSync } from 'node:fs'
import { markdown, plainText, summary } from '../benchmark/report/print-table.ts'
import { FAULTS, soakOf } from './faults.ts'
import { withGround } from './ground/ground.ts'
import { readOptions } from './options.ts'
import type { Options } from './options.ts'
import { runFault } from './run-fault.ts'
import { tableOf } from './table-of.ts'
import type { FaultFigures } from './table-of.ts'

const { isQuick, engines, areas, soakMinutes, markdownFile } = optionsOrEnd()
// First of all handlers: those of the servers wait for what a fault may have stopped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
const started = performance.now()
const done: FaultFigures[] = []
for (const engine of engines) {
  const faults =
    soakMinutes === undefined
      ? FAULTS.filter((fault) => areas.includes(fault.area) && fault.engines.includes(engine))
      : [soakOf(soakMinutes)]
  if (faults.length === 0) continue
  await withGround(engine, isQuick, async (ground) => {
    for (const fault of faults) {
      const figures = await runFault(fault, ground)
      done.push({ fault: fault.what, engine, figures })
      console.log(plainText(tableOf(done.slice(-1))))
      if (markdownFile !== undefined) writeFileSync(markdownFile, `${markdown(tableOf(done))}\n`)
    }
  })
}
const { rows } = tableOf(done)
const aims = rows.flatMap((row) => row.aims)
console.log(summary(aims))
console.log(`After ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`)
// Connections that a fault broke may stay open on our side.
process.exit(aims.some(({ isReached }) => !isReached) ? 1 : 0)

function optionsOrEnd(): Options {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}
