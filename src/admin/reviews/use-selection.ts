import { useState } from 'react'
import type { ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import { DECISION } from '#contract/reviews/moderation.ts'

/** All matches at the time of selecting. */
export interface AllMatching {
  count: number
  until: string
}

interface Selected {
  /** The list's filters; other filters start without a selection. */
  list: string
  ids: ReadonlySet<number>
  /** Start of a range selection. */
  anchor: number | undefined
  all: AllMatching | undefined
}

/** The selected reviews, including those on other pages, or all matches. */
export function useSelection(list: string) {
  const none: Selected = { list, ids: new Set(), anchor: undefined, all: undefined }
  const [kept, setKept] = useState(none)
  const selected = kept.list === list ? kept : none
  const set = (next: Partial<Selected>) => setKept({ ...selected, all: undefined, ...next })

  const toggle = (id: number) => {
    const ids = new Set(selected.ids)
    if (!ids.delete(id)) ids.add(id)
    set({ ids: limited(ids), anchor: id })
  }

  return {
    ids: selected.ids,
    all: selected.all,
    has: (id: number) => selected.all !== undefined || selected.ids.has(id),
    count: selected.all?.count ?? selected.ids.size,
    toggle,
    /** Selects the range from the last selected review to this one, in the order of the page. */
    toggleTo: (id: number, page: readonly number[]) => {
      const [from, to] = [page.indexOf(selected.anchor ?? id), page.indexOf(id)]
      if (from < 0 || to < 0) return toggle(id)
      const range = page.slice(Math.min(from, to), Math.max(from, to) + 1)
      set({ ids: limited(new Set([...selected.ids, ...range])), anchor: id })
    },
    togglePage: (page: readonly number[]) => {
      const isWhole = page.length > 0 && page.every((id) => selected.ids.has(id))
      const others = [...selected.ids].filter((id) => !page.includes(id))
      set({
        ids: isWhole && selected.all === undefined ? new Set(others) : limited(new Set([...others, ...page])),
      })
    },
    selectAll: ({ total, until }: ReviewQueue) => set({ all: { count: total, until } }),
    clear: () => setKept(none),
  }
}

export type Selection = ReturnType<typeof useSelection>

function limited(ids: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...ids].slice(0, DECISION.ids))
}
