import { join } from 'node:path'

/** What script/start sets for the site: without it the memory that is measured is not that of a site. */
export const START_ENV: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  MALLOC_MMAP_THRESHOLD_: '16384',
  NODE_OPTIONS: '--max-semi-space-size=16',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../build/compile-cache'),
}
