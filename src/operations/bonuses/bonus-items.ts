import type { BonusForm } from '#contract/bonuses/bonus-form.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { bonusStore } from '#db/queries/bonuses/bonus-store.ts'
import { listUnknownCasinos } from '#db/queries/sql/unknown-ids.ts'
import type { App } from '../app/app.ts'
import type { Items } from '../items/items.ts'
import { withSlugs } from '../items/with-slugs.ts'

/** Bonuses as staff write them, each of a casino that is there, active or not. */
export const bonusItems: Items<BonusForm> = withSlugs('bonus', {
  store: bonusStore,
  nameOf: (form) => form.title,

  async prepare(app, form, id) {
    const [prepared] = await prepareAll(app, [{ form, id }])
    if (prepared instanceof Refusal) throw prepared
    return prepared ?? form
  },

  prepareAll,
})

async function prepareAll(
  app: App,
  forms: readonly { form: BonusForm; id: number | undefined }[],
): Promise<(BonusForm | Refusal)[]> {
  const asked = new Set(forms.map(({ form }) => form.casinoId))
  const unknown = new Set(await listUnknownCasinos(app.db, [...asked]))
  const leftOut = forms.flatMap(({ form, id }) =>
    id !== undefined && (form.noCodeNeeded === undefined || form.noEndDate === undefined) ? [id] : [],
  )
  const stored = new Map((await bonusStore.findForms(app.db, leftOut)).map(({ id, form }) => [id, form]))
  return forms.map(({ form, id }) =>
    unknown.has(form.casinoId) ? noCasino() : settled(form, id === undefined ? undefined : stored.get(id)),
  )
}

/** What a save leaves out stays as it is stored, and a code or end that is given wins over "there is none". */
function settled(form: BonusForm, stored: BonusForm | undefined): BonusForm {
  return {
    ...form,
    noCodeNeeded: form.code === null && (form.noCodeNeeded ?? stored?.noCodeNeeded ?? false),
    noEndDate: form.validUntil === null && (form.noEndDate ?? stored?.noEndDate ?? false),
  }
}

function noCasino(): Refusal {
  const message = 'Casino not found'
  return new Refusal('invalid_input', message, { problems: [{ path: 'casinoId', message }] })
}
