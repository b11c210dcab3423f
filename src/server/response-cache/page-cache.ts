/** Rendered and compressed responses in memory, limited in bytes; the least recently used are evicted first. */
import type { Tag } from '#contract/site/tags.ts'
import type { Body, Encoding } from './encodings.ts'

export interface CachedResponse {
  /** Names and values alternating, without request-specific headers. */
  headers: readonly string[]
  /** A weak tag, because all encodings share it. */
  etag: string
  /** False for small and already compressed bodies, which have only the encoding `identity`. */
  isCompressed: boolean
  bodies: Map<Encoding, Body>
  tags: ReadonlySet<Tag>
  /** When it becomes stale without a change, on the cache's clock in milliseconds. */
  expiresAt: number
}

/** Records invalidations while a response is being rendered. */
export interface Rendering {
  isOutdated(tags: ReadonlySet<Tag>): boolean
  /** Must be called when the render has ended or failed. */
  end(): void
}

export interface PageCache {
  find(key: string): CachedResponse | undefined
  /** Also returns an expired or invalidated response, for when no fresh one can be rendered. */
  findAny(key: string): CachedResponse | undefined
  /** Call this before reading anything that the page shows. */
  beginRender(): Rendering
  /**
   * Stores a response, unless something that it shows was invalidated since `rendering` began. Returns whether it was
   * stored.
   */
  store(key: string, response: CachedResponse, rendering: Rendering): boolean
  /** Adds a body in another encoding to a stored response. Uncompressed bodies take at most a quarter of the cache. */
  addBody(key: string, response: CachedResponse, encoding: Encoding, body: Body): void
  /** Makes responses with any of these tags stale; `all` and `site` mean every response. */
  invalidate(tags: readonly Tag[]): void
  invalidations(): number
  /** Includes stale responses. */
  size(): { pages: number; bytes: number }
}

interface Entry {
  key: string
  response: CachedResponse
  bytes: number
  /** When it was last moved to the end of the order of use. */
  movedAt: number
}

/** The resolution of the order of use: a popular page is not moved for every request. */
const ORDER_MS = 1_000

/** Bytes for a response's key, headers and bookkeeping. */
const OVERHEAD = 2_000
/** Unlimited sets of addresses, with the share of the cache that each may use. */
const BOUNDED = [
  { made: /^\/art\/|[?&](?:q|search)=/, share: 0.1 },
  { made: /\?/, share: 0.5 },
] as const
/** An uncompressed body is six to eight times as large and rarely requested. */
const PLAIN_SHARE = 0.25

export function createPageCache(options: { maxBytes: number; clock?: () => number }): PageCache {
  const { maxBytes, clock = () => performance.now() } = options
  // Both in the order of use, least recently used first. A key is in at most one.
  const fresh = new Map<string, Entry>()
  const stale = new Map<string, Entry>()
  const entriesOf = new Map<Tag, Set<Entry>>()
  const renderings = new Set<Set<Tag>>()
  /** Sizes of uncompressed bodies in the order they were added. */
  const plain = new Map<Entry, number>()
  const bounded = BOUNDED.map(({ made, share }) => ({
    made,
    most: maxBytes * share,
    bytes: 0,
    entries: new Set<Entry>(),
  }))
  let plainBytes = 0
  let bytes = 0
  let invalidations = 0

  function remove(entry: Entry): void {
    if (fresh.delete(entry.key)) untag(entry)
    else stale.delete(entry.key)
    forgetPlain(entry)
    resize(entry, -entry.bytes)
    groupOf(entry)?.entries.delete(entry)
  }

  function groupOf({ key }: Entry) {
    return bounded.find(({ made }) => made.test(key))
  }

  /** Records every change of the cache's size. */
  function resize(entry: Entry, by: number): void {
    entry.bytes += by
    bytes += by
    const group = groupOf(entry)
    if (group !== undefined) group.bytes += by
  }

  function untag(entry: Entry): void {
    for (const tag of entry.response.tags) {
      const tagged = entriesOf.get(tag)
      tagged?.delete(entry)
      if (tagged?.size === 0) entriesOf.delete(tag)
    }
  }

  function makeStale(entry: Entry): void {
    fresh.delete(entry.key)
    untag(entry)
    stale.set(entry.key, entry)
  }

  function makeRoom(): void {
    for (const group of bounded)
      for (const entry of group.entries) {
        if (group.bytes <= group.most) break
        remove(entry)
      }
    for (const entries of [stale, fresh])
      for (const entry of entries.values()) {
        if (bytes <= maxBytes) return
        remove(entry)
      }
  }

  function forgetPlain(entry: Entry): void {
    plainBytes -= plain.get(entry) ?? 0
    plain.delete(entry)
  }

  function makeRoomForPlain(): void {
    for (const [entry, size] of plain) {
      if (plainBytes <= maxBytes * PLAIN_SHARE) return
      forgetPlain(entry)
      entry.response.bodies.delete('identity')
      resize(entry, -size)
    }
  }

  function use(entries: Map<string, Entry>, key: string): CachedResponse | undefined {
    const entry = entries.get(key)
    if (entry === undefined) return undefined
    const now = clock()
    if (now - entry.movedAt >= ORDER_MS) {
      entry.movedAt = now
      entries.delete(key)
      entries.set(key, entry)
      const group = groupOf(entry)
      if (group?.entries.delete(entry)) group.entries.add(entry)
    }
    return entry.response
  }

  return {
    find(key) {
      const response = use(fresh, key)
      return response !== undefined && response.expiresAt > clock() ? response : undefined
    },
    findAny: (key) => use(fresh, key) ?? use(stale, key),
    beginRender() {
      const invalidated = new Set<Tag>()
      renderings.add(invalidated)
      return {
        isOutdated: (tags) => isOfEvery([...invalidated]) || [...invalidated].some((tag) => tags.has(tag)),
        end: () => void renderings.delete(invalidated),
      }
    },
    store(key, response, rendering) {
      if (rendering.isOutdated(response.tags)) return false
      const known = fresh.get(key) ?? stale.get(key)
      if (known !== undefined) remove(known)
      const entry = { key, response, bytes: 0, movedAt: -Infinity }
      fresh.set(key, entry)
      groupOf(entry)?.entries.add(entry)
      resize(entry, bytesOf(key, response))
      for (const tag of response.tags) {
        const tagged = entriesOf.get(tag)
        if (tagged === undefined) entriesOf.set(tag, new Set([entry]))
        else tagged.add(entry)
      }
      makeRoom()
      return true
    },
    addBody(key, { bodies }, encoding, body) {
      const entry = fresh.get(key) ?? stale.get(key)
      // Another response may have replaced it meanwhile.
      if (entry?.response.bodies !== bodies || bodies.has(encoding)) return
      bodies.set(encoding, body)
      resize(entry, body.byteLength)
      if (encoding === 'identity') {
        plain.set(entry, body.byteLength)
        plainBytes += body.byteLength
        makeRoomForPlain()
      }
      makeRoom()
    },
    invalidate(tags) {
      if (tags.length === 0) return
      invalidations++
      for (const invalidated of renderings) for (const tag of tags) invalidated.add(tag)
      if (isOfEvery(tags)) for (const entry of fresh.values()) makeStale(entry)
      else for (const tag of tags) for (const entry of entriesOf.get(tag) ?? []) makeStale(entry)
    },
    invalidations: () => invalidations,
    size: () => ({ pages: fresh.size + stale.size, bytes }),
  }
}

/** The site's settings appear on every page. */
function isOfEvery(tags: readonly Tag[]): boolean {
  return tags.includes('all') || tags.includes('site')
}

function bytesOf(key: string, { bodies }: CachedResponse): number {
  let sum = OVERHEAD + key.length
  for (const body of bodies.values()) sum += body.byteLength
  return sum
}
