import { measureCachedPages } from './areas/cached-pages.ts'
import { measureCatalogue } from './areas/catalogue.ts'
import { measureEarnings } from './areas/earnings.ts'
import { measureFirstTouches } from './areas/first-touch.ts'
import { measureImport } from './areas/import.ts'
import { measureLighthouse } from './areas/lighthouse.ts'
import { measureProcesses } from './areas/processes.ts'
import { measureReviewQueue } from './areas/review-queue.ts'
import { measureStart } from './areas/start.ts'
import { measureSuggestions } from './areas/suggestions.ts'
import { measureUncachedPages } from './areas/uncached-pages.ts'
import { measureWrites } from './areas/writes.ts'
import type { Bench } from './measure/bench.ts'
import type { Table } from './report/table.ts'

/** Everything that is measured, in this order. */
export const AREAS = {
  cached: measureCachedPages,
  uncached: measureUncachedPages,
  catalogue: measureCatalogue,
  suggestions: measureSuggestions,
  writes: measureWrites,
  reviews: measureReviewQueue,
  earnings: measureEarnings,
  import: measureImport,
  processes: measureProcesses,
  start: measureStart,
  lighthouse: measureLighthouse,
  'first-touch': measureFirstTouches,
} as const satisfies Record<string, (bench: Bench) => Promise<Table[]>>

export type AreaName = keyof typeof AREAS
export const AREA_NAMES = Object.keys(AREAS) as AreaName[]
