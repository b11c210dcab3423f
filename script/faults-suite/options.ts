import { parseArgs } from 'node:util'
import { AREA_NAMES } from './faults.ts'
import type { AreaName } from './faults.ts'
import { ENGINES } from './ground/engine.ts'
import type { Engine } from './ground/engine.ts'

export interface Options {
  isQuick: boolean
  engines: readonly Engine[]
  areas: readonly AreaName[]
  /** Minutes of a hostile mix, which is all that is done then. */
  soakMinutes: number | undefined
  /** Where the table goes as Markdown as well. */
  markdownFile: string | undefined
}

/** Reads the command line of script/faults. @throws Error with one sentence on what it does not know */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      engine: { type: 'string', default: 'both' },
      only: { type: 'string', multiple: true, default: [] },
      soak: { type: 'string' },
      markdown: { type: 'string' },
    },
  })
  const areas = values.only.flatMap((names) => names.split(',')).map(areaOf)
  return {
    isQuick: values.quick,
    engines: enginesOf(values.engine),
    areas: areas.length === 0 ? AREA_NAMES : areas,
    soakMinutes: values.soak === undefined ? undefined : minutesOf(values.soak),
    markdownFile: values.markdown,
  }
}

function areaOf(text: string): AreaName {
  const name = AREA_NAMES.find((area) => area === text)
  if (name === undefined) throw new Error(`--only takes one or more of ${AREA_NAMES.join(', ')}.`)
  return name
}

function minutesOf(text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text)
  throw new Error('--soak takes a whole number of minutes from 1 to 999.')
}

function enginesOf(text: string): readonly Engine[] {
  if (text === 'both') return ENGINES
  const engine = ENGINES.find((name) => name === text)
  if (engine === undefined) throw new Error(`--engine takes ${ENGINES.join(', ')} or both.`)
  return [engine]
}
