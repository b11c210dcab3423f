import type { BonusForm } from '#contract/bonuses/fields.ts'
import type { ReadTerms } from '#contract/offers/terms.ts'
import { isSameValue } from '#domain/items/form-changes.ts'
import { codeIn, endIn } from '#domain/offers/code-and-end.ts'
import { readTerms } from '#domain/offers/read-terms.ts'
import { withShortTerms } from '#domain/offers/short-terms.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { bonusStore } from '#db/queries/bonuses/bonus-store.ts'
import { listUnknownCasinos } from '#db/queries/sql/unknown-ids.ts'
import type { Items } from '../items/items.ts'
import { addJob } from '../jobs/add-job.ts'
import { SCHEDULE_KEY } from '../jobs/job-kinds.ts'
import { withSlugs } from '../items/with-slugs.ts'

/** How bonuses are saved. The casino must exist, active or not. */
export const bonusItems: Items<BonusForm> = withSlugs('bonus', {
  store: bonusStore,
  nameOf: (form) => form.title,

  async saved(app, saves) {
    const isOther = ({ before, form }: (typeof saves)[number]) =>
      !isSameValue(before?.offerTerms ?? null, form.offerTerms ?? null)
    if (saves.some(isOther)) await addJob(app, 'reality', {}, { key: SCHEDULE_KEY })
  },

  async prepare(app, changes) {
    const moved = changes.filter(({ form, stored }) => form.casinoId !== stored?.form.casinoId)
    const unknown = new Set(
      await listUnknownCasinos(app.db, [...new Set(moved.map(({ form }) => form.casinoId))]),
    )
    return changes.map(({ form, stored }) =>
      unknown.has(form.casinoId) ? noCasino() : settled(form, stored?.form),
    )
  },
})

export function proposeTerms(text: string): ReadTerms {
  const [code, validUntil] = [codeIn(text), endIn(text)]
  return {
    proposals: readTerms(text),
    ...(code !== undefined && { code }),
    ...(validUntil !== undefined && { validUntil }),
  }
}

/**
 * Short texts follow from the terms as data where those state them. Fields left out keep their stored value. For a new
 * bonus, an empty code or end means that there is none (decision D-97).
 */
function settled(form: BonusForm, stored: BonusForm | undefined): BonusForm {
  const offerTerms = form.offerTerms === undefined ? (stored?.offerTerms ?? null) : form.offerTerms
  return {
    ...withShortTerms(form, offerTerms),
    offerTerms,
    noCodeNeeded: form.code === null && (form.noCodeNeeded ?? stored?.noCodeNeeded ?? true),
    noEndDate: form.validUntil === null && (form.noEndDate ?? stored?.noEndDate ?? true),
  }
}

function noCasino(): Refusal {
  const message = 'Casino not found'
  return new Refusal('invalid_input', message, { problems: [{ path: 'casinoId', message }] })
}
