/** A process's metrics in Prometheus's text format. docs/operating.md lists them. */
import { statfs } from 'node:fs/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { countJobs } from '#db/queries/jobs/jobs.ts'
import { newestBackup } from '#operations/backup/find-backups.ts'
import type { App } from '#operations/app/app.ts'
import { within } from '#platform/within.ts'
import { kindOf, routeLabel } from './route-label.ts'

export interface AnsweredRequest {
  method: string
  /** The requested path and query. */
  url: string
  status: number
  /** True when it was sent from memory without the site's handler. */
  isCached: boolean
  seconds: number
}

export interface Metrics {
  count(answered: AnsweredRequest): void
  /** The current metrics. Those that need the database are left out while it is unavailable. */
  text(): Promise<string>
  contentType: string
}

interface Measured {
  app: Pick<App, 'db' | 'changes' | 'now' | 'security' | 'clicks' | 'settings'>
  pages: { size(): { pages: number; bytes: number } }
  pool: { totalCount: number; idleCount: number; waitingCount: number }
}

/** How long a scrape waits for the database, in milliseconds. */
const DATABASE_MS = 1_000

export function createMetrics({ app, pages, pool }: Measured): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const labelOf = rememberLabels()
  // Transferred to the counter by a scrape, because its labels cost more than the rest of a cached response's
  // bookkeeping.
  const counts = new Map<string, number>()
  const requests = new Counter({
    name: 'evenhand_http_requests_total',
    help: 'Answered requests by pattern of the address, method, class of the status, and whether the answer was cached',
    labelNames: ['route', 'method', 'status', 'cache'] as const,
    registers: [],
    collect() {
      this.reset()
      for (const [key, count] of counts) {
        const [route = '', method = '', status = '', cache = ''] = key.split(' ')
        this.inc({ route, method, status, cache }, count)
      }
    },
  })
  registry.registerMetric(requests)
  const times = new Histogram({
    name: 'evenhand_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer, by kind of answer and whether it was cached',
    labelNames: ['kind', 'cache'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const timed = (cache: string) => ({
    page: times.labels({ kind: 'page', cache }),
    api: times.labels({ kind: 'api', cache }),
    file: times.labels({ kind: 'file', cache }),
  })
  const timesOf = { hit: timed('hit'), none: timed('none') }
  const gauge = (name: string, help: string, valueOf: () => number): void => {
    const made = new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(valueOf())
      },
    })
    registry.registerMetric(made)
  }
  gauge('evenhand_page_cache_responses', 'Cached responses, stale ones included', () => pages.size().pages)
  gauge('evenhand_page_cache_bytes', 'Bytes of cached responses', () => pages.size().bytes)
  gauge('evenhand_database_connections', 'Open connections to the database', () => pool.totalCount)
  gauge('evenhand_database_connections_idle', 'Idle connections', () => pool.idleCount)
  gauge('evenhand_database_waiting', 'Requests that wait for a connection', () => pool.waitingCount)
  gauge('evenhand_in_step', '1 while this process knows of every change in the database', () =>
    app.changes.isInStep() ? 1 : 0,
  )
  gauge(
    'evenhand_change_lag_seconds',
    'Since this process last knew of every change in the database',
    () => app.changes.lagMs() / 1000,
  )
  const total = (
    name: string,
    help: string,
    write: (counter: Counter) => void,
    labelNames: string[] = [],
  ): void =>
    registry.registerMetric(
      new Counter({
        name,
        help,
        labelNames,
        registers: [],
        collect() {
          this.reset()
          write(this)
        },
      }),
    )
  total('evenhand_clicks_lost_total', 'Clicks on outbound links that could not be kept', (counter) =>
    counter.inc(app.clicks.lostTotal()),
  )
  total(
    'evenhand_clicks_flood_total',
    'Clicks that were sent on and not stored, because their visitor had more than 60 in a minute',
    (counter) => counter.inc(app.clicks.floodTotal()),
  )
  total(
    'evenhand_security_events_total',
    'Security events by name, since this process started',
    (counter) => {
      for (const [event, count] of Object.entries(app.security.counts())) counter.inc({ event }, count)
    },
    ['event'],
  )
  const backupAge = new Gauge({
    name: 'evenhand_backup_age_seconds',
    help: 'Since the last backup was made; not there while none is',
    registers,
  })
  const diskFree = new Gauge({
    name: 'evenhand_disk_free_bytes',
    help: 'Free space of the disk that holds DATA_DIR',
    registers,
  })

  async function askDisk(): Promise<void> {
    // Removed until it is known, because a gauge starts at zero.
    backupAge.remove()
    diskFree.remove()
    const [last, disk] = await Promise.all([
      newestBackup(app),
      statfs(app.settings.dataDir).catch(() => undefined),
    ])
    if (last instanceof Date) backupAge.set((app.now().getTime() - last.getTime()) / 1000)
    if (disk !== undefined) diskFree.set(disk.bavail * disk.bsize)
  }
  const isUp = new Gauge({
    name: 'evenhand_database_up',
    help: '1 when the database answered this scrape within a second',
    registers,
  })
  const jobs = new Gauge({
    name: 'evenhand_jobs',
    help: 'Background jobs by kind and state, the same in every process',
    labelNames: ['kind', 'state'] as const,
    registers,
  })
  const lateness = new Gauge({
    name: 'evenhand_jobs_late_seconds',
    help: 'How long ago the oldest waiting job of a kind was due; 0 where none is',
    labelNames: ['kind'] as const,
    registers,
  })

  async function askDatabase(): Promise<void> {
    jobs.reset()
    lateness.reset()
    try {
      const counts = await within(DATABASE_MS, countJobs(app.db), () => new Error('too late'))
      isUp.set(1)
      for (const { kind, waiting, running, failed, nextAt } of counts) {
        jobs.set({ kind, state: 'waiting' }, waiting)
        jobs.set({ kind, state: 'running' }, running)
        jobs.set({ kind, state: 'failed' }, failed)
        const late = nextAt === null ? 0 : (app.now().getTime() - Date.parse(nextAt)) / 1000
        lateness.set({ kind }, Math.max(0, late))
      }
    } catch {
      isUp.set(0)
    }
  }

  return {
    contentType: registry.contentType,
    count({ method, url, status, isCached, seconds }) {
      const question = url.indexOf('?')
      const route = labelOf(question === -1 ? url : url.slice(0, question))
      const key = `${route} ${METHODS.has(method) ? method : 'other'} ${Math.floor(status / 100)}xx ${isCached ? 'hit' : 'none'}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      timesOf[isCached ? 'hit' : 'none'][kindOf(route)].observe(seconds)
    },
    async text() {
      await Promise.all([askDatabase(), askDisk()])
      return registry.metrics()
    },
  }
}

/** Caches the labels of recent paths. */
function rememberLabels(): (path: string) => string {
  const labels = new Map<string, string>()
  return (path) => {
    const known = labels.get(path)
    if (known !== undefined) return known
    const label = routeLabel(path)
    if (labels.size >= MOST_LABELS) labels.clear()
    labels.set(path, label)
    return label
  }
}

const MOST_LABELS = 2_000
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
