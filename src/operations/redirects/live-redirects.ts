/** A process's memory of redirects: the rules, and counts that are not written yet. */
import type { Kysely } from 'kysely'
import { MISSING } from '#contract/redirects/limits.ts'
import type { Tag } from '#contract/site/tags.ts'
import {
  addMissedAddresses,
  trimMissingAddresses,
  type MissedAddress,
} from '#db/queries/redirects/missing-address-writes.ts'
import { addRedirectUses, type RedirectUse } from '#db/queries/redirects/redirect-use-writes.ts'
import { listRules } from '#db/queries/redirects/redirects.ts'
import type { Tables } from '#db/tables.ts'
import { addressKey } from '#domain/redirects/address-key.ts'
import { createRuleSet, type RuleSet } from '#domain/redirects/rule-set.ts'

export interface LiveRedirects {
  /** The rules as of the last applied change; read on first use. */
  rules(): Promise<RuleSet>
  /**
   * Whether a redirect with a query matches, from memory. False until the rules have been read, which this starts.
   * @param search with its `?`
   */
  hasQuery(pathname: string, search: string): boolean
  /** Applies changes: of the named rules, or of all. */
  apply(tags: readonly Tag[]): Promise<void>
  countUse(id: number, at: Date): void
  countMissing(missed: Omit<MissedAddress, 'hits'>): void
  /** Writes the counts. This happens by itself within ten seconds; a process that ends calls it. */
  flush(): Promise<void>
}

interface Options {
  db: Kysely<Tables>
  /** Called when counts could not be written; they are written with the next ones. */
  onFailure: (error: unknown) => void
  /** Milliseconds between writes. */
  everyMs?: number
}

export function createLiveRedirects({ db, onFailure, everyMs = MISSING.everyMs }: Options): LiveRedirects {
  let rules: Promise<RuleSet> | undefined
  /** As of the last successful reading. */
  let known: RuleSet | undefined
  let timer: NodeJS.Timeout | undefined
  const uses = createTally<RedirectUse>(({ id }) => id, addUses)
  const missed = createTally<MissedAddress>(({ address }) => address, addMissed, MISSING.atOnce)

  function load(): Promise<RuleSet> {
    const loading = listRules(db).then((all) => (known = createRuleSet(all)))
    rules = loading
    loading.catch(() => {
      if (rules === loading) rules = undefined
    })
    return loading
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    await uses.write((entries) => addRedirectUses(db, entries))
    let isAdded = false
    await missed.write(async (entries) => {
      await addMissedAddresses(db, entries)
      isAdded = true
    })
    // Separate from the counts, which would be added again if this failed.
    if (isAdded) await trimMissingAddresses(db, MISSING.kept)
  }

  function flushLater(): void {
    timer ??= setTimeout(() => void flush().catch(onFailure), everyMs).unref()
  }

  return {
    flush,
    rules: () => rules ?? load(),
    hasQuery(pathname, search) {
      if (rules === undefined) load().catch(() => undefined)
      const path = known === undefined ? undefined : addressKey(pathname)
      if (path === undefined || known?.hasQueries(path.key) !== true) return false
      return known.find({ ...path, search }, { queryOnly: true }) !== undefined
    },
    async apply(tags) {
      if (rules === undefined) return
      if (tags.includes('redirects') || tags.includes('all')) return void (await load())
      const ids = tags.flatMap((tag) => (tag.startsWith('redirect:') ? Number(tag.slice(9)) : []))
      if (ids.length === 0) return
      const [present, changed] = await Promise.all([rules, listRules(db, ids)])
      // Removes all changed rules first, because a source may have moved between them.
      for (const id of ids) present.remove(id)
      for (const rule of changed) present.put(rule)
    },
    countUse(id, at) {
      uses.add({ id, hits: 1, at })
      flushLater()
    },
    countMissing(one) {
      missed.add({ ...one, hits: 1 })
      flushLater()
    },
  }
}

function addUses(a: RedirectUse, b: RedirectUse): RedirectUse {
  return { id: a.id, hits: a.hits + b.hits, at: later(a.at, b.at) }
}

function addMissed(a: MissedAddress, b: MissedAddress): MissedAddress {
  const { address, hits, at, referrer } = a
  return { address, hits: hits + b.hits, at: later(at, b.at), referrer: b.referrer ?? referrer }
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b
}

/** Sums in memory until they are written. */
interface Tally<Entry> {
  add(entry: Entry): void
  /** Passes everything on, oldest first. On failure it is kept for the next time. */
  write(to: (entries: readonly Entry[]) => Promise<void>): Promise<void>
}

/**
 * `keyOf` identifies an entry, `sum` adds a later entry to an earlier one. Entries beyond `most` different ones are
 * dropped.
 */
function createTally<Entry>(
  keyOf: (entry: Entry) => string | number,
  sum: (earlier: Entry, later: Entry) => Entry,
  most = Number.POSITIVE_INFINITY,
): Tally<Entry> {
  let entries = new Map<string | number, Entry>()

  function add(entry: Entry): void {
    const key = keyOf(entry)
    const known = entries.get(key)
    if (known !== undefined) entries.set(key, sum(known, entry))
    else if (entries.size < most) entries.set(key, entry)
  }

  return {
    add,
    async write(to) {
      const taken = entries
      if (taken.size === 0) return
      entries = new Map()
      try {
        await to([...taken.values()])
      } catch (error) {
        const newer = entries
        entries = taken
        for (const entry of newer.values()) add(entry)
        throw error
      }
    },
  }
}
