/** The items of a landing page, found in the index of the catalogue. */
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import type { LandingFacts, LandingForm } from '#contract/landing/landing.schema.ts'
import { median } from '#domain/shared/spread.ts'
import { anyOf, both } from '../../catalogue/bitset.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { findCasinoIds } from '../casinos/casino-list.ts'

type Asked = Pick<LandingForm, 'list' | 'facet' | 'value' | 'pinned'>

export interface LandingItems {
  /** All of them: pinned ones first, then the others in the list's order. */
  ids: number[]
  facts: LandingFacts
}

/** The items of a landing page at `now`, without offers that have ended. */
export async function findLandingItems(of: Catalogued, asked: Asked, now: Date): Promise<LandingItems> {
  const { ids, ...facts } = await FIND[asked.list](of, asked, now)
  const present = new Set(ids)
  const first = [...new Set(asked.pinned)].filter((id) => present.has(id))
  const pinned = new Set(first)
  return {
    ids: [...first, ...ids.filter((id) => !pinned.has(id))],
    facts: { ...NO_FACTS, ...facts, total: ids.length },
  }
}

const NO_FACTS = { payoutHours: null, payoutStated: 0, lowestWagering: null }

type Found = { ids: number[] } & Partial<LandingFacts>

const FIND: Readonly<Record<Asked['list'], (of: Catalogued, asked: Asked, now: Date) => Promise<Found>>> = {
  async casinos(of, { facet, value }, now) {
    const { search } = readCasinoSearch(new URLSearchParams({ [facet]: value }))
    const { ids } = await findCasinoIds(of, search, { now })
    const { rows } = (await of.catalogue.indexes()).casinos
    const found = ids.flatMap((id) => {
      const slot = rows.slotOf(id)
      return slot === undefined ? [] : [rows.at(slot)]
    })
    const hours = found.flatMap(({ payoutHours }) => payoutHours ?? [])
    const wagering = found.flatMap(({ welcomeWagering }) => welcomeWagering ?? [])
    return {
      ids,
      payoutHours: median(hours),
      payoutStated: hours.length,
      lowestWagering: wagering.length === 0 ? null : Math.min(...wagering),
    }
  },
  async bonuses({ catalogue }, { value }, now) {
    const { bonuses } = await catalogue.indexes()
    const members = both(bonuses.shownAt(now), anyOf(bonuses.types.find(value)))
    return { ids: bonuses.rows.ids(bonuses.rows.order('newest').pick(members, 0)) }
  },
  async games({ catalogue }, { facet, value }) {
    const { games } = await catalogue.indexes()
    const { rows, values } = games
    const members = both(games.active, anyOf((facet === 'type' ? values.type : values.provider).find(value)))
    return { ids: rows.ids(rows.order('name').pick(members, 0)) }
  },
}
