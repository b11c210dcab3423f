import pg from 'pg'
import type { Bench, Site } from '../measure/bench.ts'
import { median } from '../measure/median.ts'
import { figureText } from '../report/figure-text.ts'
import { atMost } from '../report/table.ts'
import type { Table } from '../report/table.ts'
import { QUEUE_STEPS } from '../requests/queue-steps.ts'

const AIM_MS = 100
const WAITING = 2000
const TIMES = 30
const OWNER = { OWNER_USERNAME: 'milena', OWNER_PASSWORD: 'evenhand-bench' }

/** An editor with 2,000 waiting reviews beside those of the largest size. */
export async function measureReviewQueue(bench: Bench): Promise<Table[]> {
  const size = bench.isQuick ? 'S' : 'L'
  const steps = await bench.withSite('postgres', size, measureSteps, OWNER)
  return [
    {
      title: 'The queue of reviews',
      head: ['step', 'p50 ms', 'most ms'],
      rows: steps.map(({ what, times }) => ({
        cells: [what, figureText(median(times)), figureText(Math.max(...times))],
        aims: what.startsWith('all')
          ? []
          : [atMost(`review queue: ${what}, p50`, median(times), AIM_MS, ' ms', 0)],
      })),
      notes: [
        `Size ${size} on PostgreSQL with ${WAITING.toLocaleString('en-GB')} waiting reviews added; each step ${TIMES} times in a row, over HTTP.`,
        '"All" are decisions about every waiting review at once; what others waited for is a read of a review page, sent again and again meanwhile.',
        `Aim: at most ${AIM_MS} ms a step.`,
      ],
    },
  ]
}

interface Step {
  what: string
  /** Milliseconds. */
  times: number[]
}

async function measureSteps(site: Site): Promise<Step[]> {
  const first = await addWaiting(site.databaseUrl ?? '')
  const call = await signedIn(site.origin)
  const steps: Step[] = []
  for (const [what, query] of Object.entries(QUEUE_STEPS)) {
    const path = `?${query.endsWith('sameAddressAs=') ? `${query}${first}` : query}`
    steps.push({ what, times: await repeated(TIMES, () => call(path)) })
  }
  steps.push({
    what: 'one review with its surroundings',
    times: await repeated(TIMES, (n) => call(`/${first + n}`)),
  })
  const approve = (n: number) => call('/decisions', { action: 'publish', ids: [first + n] })
  steps.push({ what: 'approve one', times: await repeated(TIMES, approve) })
  return [...steps, ...(await decideAll(site.origin, call))]
}

type Call = (path: string, payload?: object) => Promise<Record<string, unknown>>

async function decideAll(origin: string, call: Call): Promise<Step[]> {
  const { total, until } = await call('?status=held')
  const matching = { filter: { status: 'held' }, count: total, until }
  const waited: number[] = []
  const isOver = new AbortController()
  const others = readReviews(origin, waited, isOver.signal)
  try {
    let decision: unknown
    const decide = await repeated(
      1,
      async () => ({ decision } = await call('/decisions', { action: 'publish', matching })),
    )
    const undo = await repeated(1, () => call(`/decisions/${String(decision)}/undo`, {}))
    return [
      { what: 'all: approve', times: decide },
      { what: 'all: undo', times: undo },
      { what: 'all: what others waited meanwhile', times: waited },
    ]
  } finally {
    isOver.abort()
    await others
  }
}

async function readReviews(origin: string, waited: number[], isOver: AbortSignal): Promise<void> {
  for (let page = 1; !isOver.aborted; page = 1 + (page % 9)) {
    const read = async () => (await fetch(`${origin}/api/reviews?page=${page}`)).arrayBuffer()
    waited.push(...(await repeated(1, read)))
  }
}

async function signedIn(origin: string): Promise<Call> {
  const { OWNER_USERNAME: username, OWNER_PASSWORD: password } = OWNER
  const send = async (path: string, payload?: object, token?: string) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: payload === undefined ? 'GET' : 'POST',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined &&
          Object.keys(payload).length > 0 && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && Object.keys(payload).length > 0 && { body: JSON.stringify(payload) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  const { token } = await send('/auth/login', { username, password })
  return (path, payload) => send(`/admin/moderation${path}`, payload, token as string)
}

async function repeated(times: number, step: (n: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let n = 0; n < times; n++) {
    const started = performance.now()
    await step(n)
    taken.push(performance.now() - started)
  }
  return taken
}

/** Of the id that the first of them has. */
async function addWaiting(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(`
      insert into reviews (casino_id, user_name, title, content, overall_rating, bonuses_rating, design_rating,
        payouts_rating, customer_support_rating, game_selection_rating, mobile_experience_rating, is_published,
        held_for, created_at, address_hash)
      select (select min(id) from casinos) + place % 100, 'Waiting ' || place % 50, 'Waiting review ' || place,
        'Quick to pay, and use my code SPIN' || place || ' for more.', 1 + place % 10, 8, 7, 5, 6, 9, 8, false,
        array['Advertises a code or an invitation'], now() - place * interval '1 minute', md5((place % 300)::text)
      from generate_series(1, ${WAITING}) as place returning id`)
    await client.query('analyze reviews')
    return rows[0]?.id ?? 0
  } finally {
    await client.end()
  }
}
