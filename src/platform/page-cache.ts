/** Answers that are kept rendered and compressed in memory: bounded in bytes, least recently used first out. */
import type { Tag } from '#contract/tags.ts'
import type { Encoding } from './encodings.ts'

export interface KeptPage {
  /** Name and value by turns, without what depends on who asks. */
  headers: readonly string[]
  /** Weak, because every encoding carries the same. */
  etag: string
  bodies: Map<Encoding, Buffer>
  tags: ReadonlySet<Tag>
  /** When it stops being fresh by itself, on the cache's clock. */
  expiresAt: number
}

/** Remembers what was purged while a page is being made. */
export interface Making {
  isOutdated(tags: ReadonlySet<Tag>): boolean
  /** Must be called when the page is made or given up. */
  end(): void
}

export interface PageCache {
  /** A fresh page. */
  find(key: string): KeptPage | undefined
  /** The page even when it has expired, for when nothing better can be had. Never one that was purged. */
  findAny(key: string): KeptPage | undefined
  /** Call before the first thing that the page shows is read. */
  beginMaking(): Making
  /** Keeps a page that nothing has changed since `making` began; false when something has. */
  keep(key: string, page: KeptPage, making: Making): boolean
  /** Counts the bytes anew after a body in another encoding was added. */
  recount(key: string): void
  purge(tags: readonly Tag[]): void
  /** Goes up with every purge that could concern somebody. */
  purges(): number
  size(): { pages: number; bytes: number }
}

interface Entry {
  key: string
  page: KeptPage
  bytes: number
}

/** Bytes for the key, the headers and the bookkeeping of a page. */
const OVERHEAD = 2_000

export function createPageCache(options: { maxBytes: number; clock?: () => number }): PageCache {
  const { maxBytes, clock = () => performance.now() } = options
  /** In the order of use: the least recently used stands first. */
  const entries = new Map<string, Entry>()
  const entriesOf = new Map<Tag, Set<Entry>>()
  const makings = new Set<Set<Tag>>()
  let bytes = 0
  let purges = 0

  function remove(entry: Entry): void {
    entries.delete(entry.key)
    bytes -= entry.bytes
    for (const tag of entry.page.tags) {
      const tagged = entriesOf.get(tag)
      tagged?.delete(entry)
      if (tagged?.size === 0) entriesOf.delete(tag)
    }
  }

  function makeRoom(): void {
    for (const entry of entries.values()) {
      if (bytes <= maxBytes) return
      remove(entry)
    }
  }

  function use(key: string): KeptPage | undefined {
    const entry = entries.get(key)
    if (entry === undefined) return undefined
    entries.delete(key)
    entries.set(key, entry)
    return entry.page
  }

  return {
    find(key) {
      const page = use(key)
      return page !== undefined && page.expiresAt > clock() ? page : undefined
    },
    findAny: use,
    beginMaking() {
      const purged = new Set<Tag>()
      makings.add(purged)
      return {
        isOutdated: (tags) => purged.has('all') || [...purged].some((tag) => tags.has(tag)),
        end: () => void makings.delete(purged),
      }
    },
    keep(key, page, making) {
      if (making.isOutdated(page.tags)) return false
      const known = entries.get(key)
      if (known !== undefined) remove(known)
      const entry = { key, page, bytes: bytesOf(key, page) }
      entries.set(key, entry)
      bytes += entry.bytes
      for (const tag of page.tags) {
        const tagged = entriesOf.get(tag)
        if (tagged === undefined) entriesOf.set(tag, new Set([entry]))
        else tagged.add(entry)
      }
      makeRoom()
      return true
    },
    recount(key) {
      const entry = entries.get(key)
      if (entry === undefined) return
      bytes -= entry.bytes
      entry.bytes = bytesOf(key, entry.page)
      bytes += entry.bytes
      makeRoom()
    },
    purge(tags) {
      if (tags.length === 0) return
      purges++
      for (const purged of makings) for (const tag of tags) purged.add(tag)
      if (tags.includes('all')) for (const entry of entries.values()) remove(entry)
      else for (const tag of tags) for (const entry of entriesOf.get(tag) ?? []) remove(entry)
    },
    purges: () => purges,
    size: () => ({ pages: entries.size, bytes }),
  }
}

function bytesOf(key: string, page: KeptPage): number {
  let sum = OVERHEAD + key.length
  for (const body of page.bodies.values()) sum += body.byteLength
  return sum
}
