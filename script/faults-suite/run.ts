/** Damages the production build and prints a table of the results: see script/faults. */
import { parseArgs } from 'node:util'
import { writeFileSync } from 'node:fs'
import { atMost, tableOf, type Figure } from '../benchmark/figures.ts'
import { FAULTS, hostileMix } from './faults.ts'
import { ENGINES, withGround } from './ground.ts'

const AREAS = [...new Set(FAULTS.map(({ area }) => area))]
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    engine: { type: 'string', default: ENGINES.join(',') },
    only: { type: 'string', default: AREAS.join(',') },
    rounds: { type: 'string', default: '4' },
    soak: { type: 'string' },
    markdown: { type: 'string' },
  },
})
const areas = options.only.split(',')
const unknown = areas.find((area) => !AREAS.includes(area))
if (unknown !== undefined) throw new Error(`--only takes one or more of ${AREAS.join(', ')}, not ${unknown}.`)
const engines = ENGINES.filter((engine) => options.engine.split(',').includes(engine))
if (engines.length === 0) throw new Error(`--engine takes ${ENGINES.join(' or ')}.`)
const [rounds, minutes] = [numberOf('rounds'), options.soak === undefined ? undefined : numberOf('soak')]

// Must run before the servers' handlers, which wait for processes that a fault may have stopped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
const figures: Figure[] = []
for (const engine of engines)
  await withGround({ engine, isQuick: options.quick, rounds }, async (ground) => {
    const chosen = FAULTS.filter((fault) => areas.includes(fault.area) && fault.engines.includes(engine))
    const mix = { what: 'hostile mix', run: () => hostileMix(ground, minutes ?? 1) }
    for (const fault of minutes === undefined ? chosen : [mix]) {
      console.log(`${fault.what}, ${engine}`)
      const found = await fault.run(ground).catch((error: unknown): Figure[] => {
        console.error(error)
        return [atMost('could not be measured', Number.NaN, '')]
      })
      figures.push(
        ...found.map((figure) => ({ ...figure, what: `${fault.what}, ${engine}: ${figure.what}` })),
      )
    }
  })
const table = tableOf(figures)
console.log(`\n${table}`)
if (options.markdown !== undefined) writeFileSync(options.markdown, `${table}\n`)
// Connections broken by a fault may stay open on our side.
process.exit(/MISSED|FAILED/.test(table) ? 1 : 0)

function numberOf(option: 'rounds' | 'soak'): number {
  const text = options[option] ?? ''
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error(`--${option} takes a whole number from 1 to 999.`)
  return Number(text)
}
