import type { BonusForm } from '#contract/bonuses/fields.ts'
import { OfferTerms } from '#contract/offers/terms.ts'
import { listIdsAfter } from '#db/queries/lint/findings.ts'
import { lockVersions } from '#db/queries/items/item-store.ts'
import { findSiteSetting } from '#db/queries/runtime/site-settings.ts'
import { setSiteSetting } from '#db/queries/runtime/site-setting-writes.ts'
import { insertAuditEntry } from '#db/queries/staff/audit-writes.ts'
import { readTerms } from '#domain/offers/read-terms.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { bonusItems } from '../bonuses/bonus-items.ts'
import { keepVersions } from '../items/save-item.ts'

const DONE = 'terms_read_from_texts'
const AT_A_TIME = 100

/**
 * Once, after the update that brought terms as data: what the texts of older offers state with certainty becomes their
 * data, as a version of its own and without an entry in the public history, because nothing has changed. Offers whose
 * texts say nothing that is certain are listed in the audit log.
 */
export async function readOldTerms(app: App): Promise<void> {
  if ((await findSiteSetting(app.db, DONE)) === 'true') return
  const unread: { id: number; name: string }[] = []
  let ids: number[] = []
  do {
    ids = await listIdsAfter(app.db, 'bonus', ids.at(-1) ?? 0, AT_A_TIME)
    const asked = ids
    unread.push(...(await inTransaction(app, (inside) => readSome(inside, asked))))
  } while (ids.length === AT_A_TIME)
  await setSiteSetting(app.db, DONE, 'true')
  if (unread.length === 0) return
  await insertAuditEntry(app.db, {
    at: app.now(),
    username: null,
    action: 'terms not read',
    kind: 'bonus',
    name: `${unread.length} ${unread.length === 1 ? 'bonus' : 'bonuses'}`,
    items: unread,
  })
}

/** Those that have texts of which nothing is certain. */
async function readSome(app: App, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  await lockVersions(app.db, 'bonus', ids)
  const open = (await bonusItems.store.findForms(app.db, ids)).filter(({ form }) => form.offerTerms === null)
  const read = open.map((stored) => ({ stored, terms: termsOf(stored.form) }))
  const changes = read.flatMap(({ stored, terms }) =>
    terms === undefined ? [] : [{ stored, form: { ...stored.form, offerTerms: terms } }],
  )
  await keepVersions(app, bonusItems, changes, { action: 'changed', username: null, isSilent: true })
  return read.flatMap(({ stored: { id, form }, terms }) =>
    terms === undefined && form.terms !== null ? [{ id, name: form.title }] : [],
  )
}

function termsOf({ amount, terms }: BonusForm): OfferTerms | undefined {
  const proposals = readTerms([amount, terms ?? ''].join('\n'))
  if (proposals.length === 0) return undefined
  return OfferTerms.safeParse(Object.fromEntries(proposals.map(({ field, value }) => [field, value]))).data
}
