import { parseArgs } from 'node:util'
import { AREA_NAMES } from './areas.ts'
import type { AreaName } from './areas.ts'

export interface Options {
  isQuick: boolean
  seconds: number
  requests: number
  areas: readonly AreaName[]
  /** Where the tables go as Markdown as well. */
  markdownFile: string | undefined
}

const FULL = { seconds: 3, requests: 600 } as const
const QUICK = { seconds: 1, requests: 80 } as const

/** Reads the command line of script/bench. Throws a sentence on what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      seconds: { type: 'string' },
      markdown: { type: 'string' },
    },
  })
  const preset = values.quick ? QUICK : FULL
  const areas = values.only.flatMap((names) => names.split(',')).map(areaOf)
  return {
    isQuick: values.quick,
    seconds: values.seconds === undefined ? preset.seconds : secondsOf(values.seconds),
    requests: preset.requests,
    areas: areas.length === 0 ? AREA_NAMES : areas,
    markdownFile: values.markdown,
  }
}

function areaOf(text: string): AreaName {
  const name = AREA_NAMES.find((area) => area === text)
  if (name === undefined) throw new Error(`--only takes one or more of ${AREA_NAMES.join(', ')}.`)
  return name
}

function secondsOf(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error('--seconds takes a whole number from 1 to 999.')
  return Number(text)
}
