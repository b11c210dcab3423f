/** Holds acknowledged clicks until they are stored. docs/decisions/0047. */
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { MINUTE_MS } from '#contract/shared/durations.ts'
import { BLOCKS, CLICK_SIGNALS, DEVICES } from '#contract/clicks/click-words.ts'
import { insertClicks, keepClickSalt, type Click } from '#db/queries/clicks/click-writes.ts'
import type { Tables } from '#db/tables.ts'
import { createJournal } from '#platform/journal.ts'
import { within } from '#platform/within.ts'

export interface ClickRecorder {
  /**
   * Resolves when the click is on the disk, or when storing it takes too long. The visitor is redirected in either
   * case.
   */
  record(click: Click): Promise<void>
  /** The salt of a UTC day. When the database does not respond in time, a salt that only this process knows. */
  saltOf(day: string): Promise<string>
  /** Stores waiting clicks. This happens by itself within a second; a process that ends calls it. */
  flush(): Promise<void>
  /** Stores the clicks of killed processes. */
  takeOver(): Promise<void>
  lostTotal(): number
  /** The number of clicks dropped since the start because their visitor had too many in a minute. */
  floodTotal(): number
}

interface Options {
  db: Kysely<Tables>
  folder: string
  /** Called with errors of writing or storing clicks. They are stored later. */
  onFailure: (error: unknown) => void
  /** Called with the number of lost clicks, because too many waited or their record was damaged. */
  onLost: (count: number) => void
  /** Milliseconds between writes. */
  everyMs?: number
}

/** About 60 MB in memory and on disk. At five clicks a second this bridges eleven hours without the database. */
const MOST_WAITING = 200_000
const PER_BATCH = 1_000
/** The most stored clicks of one visitor in a minute. A person makes fewer; a program could fill the disk. */
const MOST_A_MINUTE = 60
/** The most visitors whose clicks are counted in a minute; about 10 MB. */
const MOST_VISITORS = 100_000
const SALT_MS = 50

export function createClickRecorder({
  db,
  folder,
  onFailure,
  onLost,
  everyMs = 1_000,
}: Options): ClickRecorder {
  const journal = createJournal(folder)
  let waiting: Click[] = []
  let lost = 0
  let lostTotal = 0
  let floodTotal = 0
  let minute = 0
  let visitors = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  /** Journal files whose clicks are in `waiting`; deleted when those are stored. */
  let stale: (() => Promise<void>)[] = []
  let salt: { day: string; kept: Promise<string> } | undefined

  function tellLost(count: number): void {
    lostTotal += count
    onLost(count)
  }

  async function store(clicks: readonly Click[]): Promise<void> {
    for (let from = 0; from < clicks.length; from += PER_BATCH)
      await db.transaction().execute((inside) => insertClicks(inside, clicks.slice(from, from + PER_BATCH)))
  }

  async function flushOnce(): Promise<void> {
    if (waiting.length === 0) return
    const taken = waiting
    stale.push(journal.rotate())
    waiting = []
    try {
      await store(taken)
    } catch (error) {
      waiting = [...taken, ...waiting]
      throw error
    }
    const removals = stale
    stale = []
    await Promise.all(removals.map((remove) => remove()))
    if (lost > 0) tellLost(lost)
    lost = 0
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    while (running !== undefined) await running.catch(() => undefined)
    running = flushOnce()
    try {
      await running
    } finally {
      running = undefined
    }
  }

  function flushLater(): void {
    timer ??= setTimeout(() => {
      void flush().catch((error: unknown) => {
        onFailure(error)
        if (waiting.length > 0) flushLater()
      })
    }, everyMs).unref()
  }

  return {
    flush,
    async record(click) {
      if (isFlood(click)) return void (floodTotal += 1)
      if (waiting.length >= MOST_WAITING) return void (lost += 1)
      const written = journal.append(writeJournalLine(click))
      waiting.push(click)
      flushLater()
      await written.catch(onFailure)
    },
    saltOf(day) {
      if (salt?.day !== day) salt = { day, kept: keepSalt(day) }
      return salt.kept
    },
    lostTotal: () => lostTotal,
    floodTotal: () => floodTotal,
    async takeOver() {
      for (const { lines, remove } of await journal.findLeft()) {
        const clicks = lines.flatMap((line) => readJournalLine(line) ?? [])
        await store(clicks)
        await remove()
        if (clicks.length < lines.length) tellLost(lines.length - clicks.length)
      }
    },
  }

  function isFlood({ visitor, at }: Click): boolean {
    const now = Math.floor(at.getTime() / MINUTE_MS)
    if (now !== minute || visitors.size >= MOST_VISITORS) visitors = new Map()
    minute = now
    const count = (visitors.get(visitor) ?? 0) + 1
    visitors.set(visitor, count)
    return count > MOST_A_MINUTE
  }

  /** Without the database, another salt is used for the rest of the day. */
  function keepSalt(day: string): Promise<string> {
    const made = randomBytes(16).toString('hex')
    return within(SALT_MS, keepClickSalt(db, day, made), () => new Error('too late')).catch(() => made)
  }
}

const Line = z.object({
  // Random bits without the version of RFC 9562.
  id: z.guid(),
  at: z.iso.datetime().transform((text) => new Date(text)),
  casinoId: z.int(),
  page: z.string().nullable(),
  block: z.enum(BLOCKS).nullable(),
  position: z.int().nullable(),
  country: z.string().nullable(),
  device: z.enum(DEVICES),
  visitor: z.string(),
  signals: z.array(z.enum(CLICK_SIGNALS)),
})

function writeJournalLine(click: Click): string {
  return JSON.stringify(click)
}

/** Undefined for an invalid line, such as one that was cut off. */
function readJournalLine(line: string): Click | undefined {
  try {
    return Line.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
