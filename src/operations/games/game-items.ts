import type { GameForm } from '#contract/games/fields.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { gameStore } from '#db/queries/games/game-store.ts'
import { listUnknownCasinos } from '#db/queries/sql/unknown-ids.ts'
import { gameCategories } from '#domain/games/game-categories.ts'
import type { Items } from '../items/items.ts'
import { withSlugs } from '../items/with-slugs.ts'

/** How games are saved. The casinos that offer them must exist, active or not. */
export const gameItems: Items<GameForm> = withSlugs('game', {
  store: gameStore,
  nameOf: (form) => form.name,

  async prepare(app, changes) {
    const added = changes.map(({ form, stored }) => {
      const known = new Set(stored?.form.availableAt)
      return form.availableAt.filter((id) => !known.has(id))
    })
    const unknown = new Set(await listUnknownCasinos(app.db, [...new Set(added.flat())]))
    return changes.map(({ form }, index) =>
      checked(form, added[index]?.filter((id) => unknown.has(id)) ?? []),
    )
  },

  /** Casinos deleted since then are left out. */
  async revived(app, form) {
    const gone = new Set(await listUnknownCasinos(app.db, form.availableAt))
    return { ...form, availableAt: form.availableAt.filter((id) => !gone.has(id)) }
  },
})

function checked(form: GameForm, unknown: readonly number[]): GameForm | Refusal {
  if (unknown.length === 0) return { ...form, category: gameCategories(form) }
  const message = `Casino not found: ${unknown.slice(0, NAMED).join(', ')}`
  return new Refusal('invalid_input', message, { problems: [{ path: 'availableAt', message }] })
}

/** The most unknown ids in a message. */
const NAMED = 10
