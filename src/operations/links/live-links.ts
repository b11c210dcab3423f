/**
 * The targets of outbound links in memory, so that visitors are redirected without the database. docs/decisions/0046.
 */
import type { Kysely } from 'kysely'
import type { Tag } from '#contract/site/tags.ts'
import { listOutboundTargets, type OutboundTarget } from '#db/queries/links/outbound-targets.ts'
import type { Tables } from '#db/tables.ts'

export interface LiveLinks {
  /** The targets by slug, as of the last applied change; read on first use. */
  links(): Promise<ReadonlyMap<string, OutboundTarget>>
  /** Applies changes: of the named casinos, or of all. */
  apply(tags: readonly Tag[]): Promise<void>
}

export function createLiveLinks(db: Kysely<Tables>): LiveLinks {
  let links: Promise<Map<string, OutboundTarget>> | undefined

  function load(): Promise<Map<string, OutboundTarget>> {
    const loading = listOutboundTargets(db).then((all) => new Map(all.map((one) => [one.slug, one])))
    // The current targets serve until new ones are read, and when reading fails.
    const before = links
    links = before === undefined ? loading : loading.catch(() => before)
    loading.catch(() => {
      if (before === undefined) links = undefined
    })
    return loading
  }

  return {
    links: () => links ?? load(),
    async apply(tags) {
      if (links === undefined) return
      if (tags.includes('all') || tags.includes('links')) return void (await load())
      const ids = tags.flatMap((tag) => (tag.startsWith('casino:') ? [Number(tag.slice(7))] : []))
      if (ids.length === 0) return
      const [present, changed] = await Promise.all([links, listOutboundTargets(db, ids)])
      // Removes all changed casinos first, because a slug may have moved between them.
      const gone = new Set(ids)
      for (const [slug, { id }] of present) if (gone.has(id)) present.delete(slug)
      for (const one of changed) present.set(one.slug, one)
    },
  }
}
