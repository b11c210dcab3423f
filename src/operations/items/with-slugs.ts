import { KINDS } from '#contract/items/kinds.ts'
import type { SlugKind } from '#contract/items/item-kinds.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { isUniqueViolation } from '#db/errors.ts'
import type { ItemStore } from '#db/queries/items/item-store.ts'
import { listSlugHolders } from '#db/queries/items/slugs.ts'
import type { App } from '../app/app.ts'
import type { Items } from './items.ts'

interface WithSlug {
  slug?: string | undefined
}

/**
 * Adds slugs to items. A save without one keeps the current slug. A slug that another item has, or had within 90 days,
 * is refused. The database derives slugs for new items (docs/decisions/0036).
 */
export function withSlugs<Form extends WithSlug>(kind: SlugKind, items: Items<Form>): Items<Form> {
  return {
    ...items,
    store: refusingTakenSlug(kind, items.store),
    async prepare(app, changes, by) {
      const settled = await settleSlugs(app, kind, changes)
      const free = changes.flatMap(({ stored }, index) => {
        const form = settled[index]
        return form === undefined || form instanceof Refusal ? [] : [{ form, stored }]
      })
      const prepared = await items.prepare(app, free, by)
      let next = 0
      return settled.map((form) => (form instanceof Refusal ? form : (prepared[next++] ?? form)))
    },
    /** An earlier version is restored without its slug where another item has it now. */
    async revived(app, form, id) {
      const revived = (await items.revived?.(app, form, id)) ?? form
      const [settled] = await settleSlugs(app, kind, [{ form: revived, stored: { id, form: {} } }])
      return settled instanceof Refusal ? { ...revived, slug: undefined } : revived
    },
  }
}

async function settleSlugs<Form extends WithSlug>(
  { db }: App,
  kind: SlugKind,
  changes: readonly { form: Form; stored: { id: number; form: WithSlug } | undefined }[],
): Promise<(Form | Refusal)[]> {
  const wanted = changes.flatMap(({ form, stored }) =>
    form.slug === undefined || form.slug === stored?.form.slug ? [] : [form.slug],
  )
  const holdersOf = Map.groupBy(await listSlugHolders(db, kind, wanted), ({ slug }) => slug)
  return changes.map(({ form, stored }) => {
    if (form.slug === undefined) return { ...form, slug: stored?.form.slug }
    const other = holdersOf.get(form.slug)?.find(({ itemId }) => itemId !== stored?.id)
    if (other === undefined) return form
    if (other.itemId === null) return taken('A landing page has this address')
    const another = `Another ${KINDS[kind].noun.toLowerCase()}`
    return taken(
      other.isPresent
        ? `${another} has this address`
        : `${another} had this address in the last 90 days. Choose a different one`,
    )
  })
}

/** Concurrent editors who choose the same slug get the usual refusal. */
function refusingTakenSlug<Form>(kind: SlugKind, store: ItemStore<Form>): ItemStore<Form> {
  const refusing = async <T>(write: Promise<T>): Promise<T> => {
    try {
      return await write
    } catch (error) {
      // The slug is the only unique value of these rows.
      if (isUniqueViolation(error)) throw taken(`Another ${KINDS[kind].noun.toLowerCase()} has this address`)
      throw error
    }
  }
  return {
    ...store,
    insertForms: (...given) => refusing(store.insertForms(...given)),
    updateForms: (...given) => refusing(store.updateForms(...given)),
  }
}

function taken(message: string): Refusal {
  return new Refusal('invalid_input', message, { problems: [{ path: 'slug', message }] })
}
