import { ITEM_NOUNS } from '#contract/items/item-kinds.ts'
import type { SlugKind } from '#contract/items/item-kinds.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { isUniqueViolation } from '#db/errors.ts'
import type { ItemStore } from '#db/queries/items/item-store.ts'
import { listSlugHolders, listSlugs } from '#db/queries/items/slugs.ts'
import type { App } from '../app/app.ts'
import type { Items } from './items.ts'

interface WithSlug {
  slug?: string | undefined
}

interface Asked<Form> {
  form: Form
  id: number | undefined
}

/**
 * Items with an address of their own. A save without one keeps the present address, and one that another item has, or
 * had within 90 days, is refused; the database gives new items theirs (docs/decisions/0036).
 */
export function withSlugs<Form extends WithSlug>(kind: SlugKind, items: Items<Form>): Items<Form> {
  const prepareAll: NonNullable<Items<Form>['prepareAll']> = async (app, asked, by) => {
    const settled = await settleSlugs(app, kind, asked)
    const free = asked.flatMap(({ id }, index) => {
      const form = settled[index]
      return form === undefined || form instanceof Refusal ? [] : [{ form, id }]
    })
    const prepared = (await items.prepareAll?.(app, free, by)) ?? []
    let next = 0
    return settled.map((form) => (form instanceof Refusal ? form : (prepared[next++] ?? form)))
  }
  return {
    ...items,
    store: refusingTakenSlug(kind, items.store),
    async prepare(app, form, id, by) {
      const [settled] = await settleSlugs(app, kind, [{ form, id }])
      if (settled === undefined || settled instanceof Refusal) throw settled
      return items.prepare(app, settled, id, by)
    },
    prepareAll,
    /** An earlier version comes back without its address where another item has that now. */
    async revived(app, form, id) {
      const revived = (await items.revived?.(app, form, id)) ?? form
      const [settled] = await settleSlugs(app, kind, [{ form: revived, id }])
      return settled instanceof Refusal ? { ...revived, slug: undefined } : revived
    },
  }
}

async function settleSlugs<Form extends WithSlug>(
  { db }: App,
  kind: SlugKind,
  asked: readonly Asked<Form>[],
): Promise<(Form | Refusal)[]> {
  const present = await listSlugs(
    db,
    kind,
    asked.flatMap(({ form, id }) => (form.slug === undefined ? (id ?? []) : [])),
  )
  const holders = await listSlugHolders(
    db,
    kind,
    asked.flatMap(({ form }) => form.slug ?? []),
  )
  const holdersOf = Map.groupBy(holders, ({ slug }) => slug)
  return asked.map(({ form, id }) => {
    if (form.slug === undefined) return { ...form, slug: present.get(id ?? 0) }
    const other = holdersOf.get(form.slug)?.find(({ itemId }) => itemId !== id)
    if (other === undefined) return form
    if (other.itemId === null) return taken('A landing page has this address')
    const another = `Another ${ITEM_NOUNS[kind].toLowerCase()}`
    return taken(
      other.isPresent
        ? `${another} has this address`
        : `${another} had this address in the last 90 days. Choose a different one`,
    )
  })
}

/** Two editors who take the same address at once get the same refusal as one after the other. */
function refusingTakenSlug<Form>(kind: SlugKind, store: ItemStore<Form>): ItemStore<Form> {
  const refusing = async <T>(write: Promise<T>): Promise<T> => {
    try {
      return await write
    } catch (error) {
      // The slug is the only thing of these rows that must be their own.
      if (isUniqueViolation(error)) throw taken(`Another ${ITEM_NOUNS[kind].toLowerCase()} has this address`)
      throw error
    }
  }
  return {
    ...store,
    insertForms: (...given) => refusing(store.insertForms(...given)),
    updateForm: (...given) => refusing(store.updateForm(...given)),
    updateForms: (...given) => refusing(store.updateForms(...given)),
  }
}

function taken(message: string): Refusal {
  return new Refusal('invalid_input', message, { problems: [{ path: 'slug', message }] })
}
