import type { Bench, Site } from '../measure/bench.ts'
import { measureLoad, NOTHING } from '../measure/measure-load.ts'
import type { Cost } from '../measure/measure-load.ts'
import type { LoadRequest } from '../measure/load-job.ts'
import { figureText } from '../report/figure-text.ts'
import type { SizeName } from '../fill/sizes.ts'

/** A row that is measured at every size: its requests, the first half of which warm up. */
export interface SizedRow {
  what: string
  requests: (size: SizeName, count: number, site: Site) => readonly LoadRequest[] | Promise<LoadRequest[]>
  connections: number
  /** How long it is measured, with its requests over and over; without it each is sent once. */
  seconds?: number
  /** What every answer must contain. */
  mustContain?: string
}

/** What a row cost at each size. */
export interface SizedCosts {
  what: string
  costs: ReadonlyMap<SizeName, Cost>
}

export function sizesOf({ isQuick }: Bench): readonly SizeName[] {
  return isQuick ? ['S', 'M'] : ['S', 'M', 'L']
}

/** Measures rows on PostgreSQL at every size, one server a size. */
export async function measurePerSize(
  bench: Bench,
  rows: readonly SizedRow[],
  sizes = sizesOf(bench),
): Promise<SizedCosts[]> {
  const measured = rows.map(({ what }) => ({ what, costs: new Map<SizeName, Cost>() }))
  for (const size of sizes)
    await bench.withSite('postgres', size, async (site) => {
      for (const [index, row] of rows.entries())
        measured[index]?.costs.set(size, await measureRow(bench, site, size, row))
    })
  return measured
}

/** What could not be measured keeps nobody from the rest: its figures are NaN, and no aim is reached by those. */
async function measureRow(bench: Bench, site: Site, size: SizeName, row: SizedRow): Promise<Cost> {
  const { connections, mustContain, seconds } = row
  const job = {
    connections,
    ...(mustContain !== undefined && { mustContain }),
    ...(seconds !== undefined && { seconds }),
  }
  try {
    const requests = await row.requests(size, bench.requests * 2, site)
    const half = Math.floor(requests.length / 4) * 2
    await measureLoad(site, { ...job, requests: requests.slice(0, half) })
    return await measureLoad(site, { ...job, requests: requests.slice(half) })
  } catch (error) {
    console.error(`${row.what} at size ${size} could not be measured: ${String(error)}`)
    return NOTHING
  }
}

/** How many times a figure of the largest size is that of the smallest. */
export function growth({ costs }: SizedCosts, figure: (cost: Cost) => number): number {
  const all = [...costs.values()].map(figure)
  return (all.at(-1) ?? 0) / (all[0] ?? 1)
}

/** One figure at each size, as cells. */
export function cellsOf({ costs }: SizedCosts, figure: (cost: Cost) => number, digits = 2): string[] {
  return [...costs.values()].map((cost) => figureText(figure(cost), digits))
}
