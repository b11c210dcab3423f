import type { BonusForm } from '#contract/bonuses/bonus-form.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { bonusStore } from '#db/queries/bonuses/bonus-store.ts'
import { listUnknownCasinos } from '#db/queries/sql/unknown-ids.ts'
import type { Items } from '../items/items.ts'
import { withSlugs } from '../items/with-slugs.ts'

/** Bonuses as staff write them, each of a casino that is there, active or not. */
export const bonusItems: Items<BonusForm> = withSlugs('bonus', {
  store: bonusStore,
  nameOf: (form) => form.title,

  async prepare(app, form) {
    const unknown = await listUnknownCasinos(app.db, [form.casinoId])
    if (unknown.length === 0) return form
    throw noCasino()
  },

  async prepareAll(app, forms) {
    const asked = new Set(forms.map(({ form }) => form.casinoId))
    const unknown = new Set(await listUnknownCasinos(app.db, [...asked]))
    return forms.map(({ form }) => (unknown.has(form.casinoId) ? noCasino() : form))
  },
})

function noCasino(): Refusal {
  const message = 'Casino not found'
  return new Refusal('invalid_input', message, { problems: [{ path: 'casinoId', message }] })
}
