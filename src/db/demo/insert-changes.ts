/**
 * The demo's change history. Each entry holds an earlier value; the later value is that of the next entry, or the
 * stored one.
 */
import type { Kysely } from 'kysely'
import { partOf } from '#contract/changes/fact-checks.ts'
import { OfferTerms } from '#contract/offers/terms.ts'
import { factChanges } from '#domain/changes/fact-changes.ts'
import { bonusStore } from '../queries/bonuses/bonus-store.ts'
import { casinoStore } from '../queries/casinos/casino-store.ts'
import { writeFactChecks } from '../queries/changes/fact-checks.ts'
import { insertFactChanges, type NewFactChange } from '../queries/changes/fact-changes.ts'
import type { Tables } from '../tables.ts'
import { daysBefore, instantOf } from './demo-dates.ts'
import { bonusKey, idOf, type DemoIds } from './demo-ids.ts'
import type { DemoChange } from './demo-schemas.ts'

type Form = Readonly<Record<string, unknown>>

/** Throws when an entry changes nothing. */
export async function insertChanges(
  db: Kysely<Tables>,
  changes: readonly DemoChange[],
  ids: DemoIds,
  now: Date,
): Promise<void> {
  const forms = new Map<string, Form>()
  for (const { id, form } of await casinoStore.findForms(db, [...ids.casinos.values()]))
    forms.set(`casino ${id}`, { ...form })
  for (const { id, form } of await bonusStore.findForms(db, [...ids.bonuses.values()]))
    forms.set(`bonus ${id}`, { ...form })
  const newestFirst = changes.toSorted((a, b) => daysBefore(a.at) - daysBefore(b.at))
  const entries = newestFirst.map(({ casino, bonus, field, before, at, by, source }): NewFactChange => {
    const kind = bonus === undefined ? 'casino' : 'bonus'
    const casinoId = idOf(ids.casinos, casino)
    const itemId = bonus === undefined ? casinoId : idOf(ids.bonuses, bonusKey(casino, bonus))
    const after = forms.get(`${kind} ${itemId}`) ?? {}
    const older = withField(after, field, before)
    const change = factChanges(kind, older, after).find((one) => one.field === field)
    if (change === undefined)
      throw new Error(`demo/changes.json: ${field} of ${bonus ?? casino} changes nothing`)
    forms.set(`${kind} ${itemId}`, older)
    return {
      ...change,
      kind,
      itemId,
      casinoId,
      name: bonus ?? casino,
      at: instantOf(at, now),
      by,
      source,
      username: null,
      isDemo: true,
    }
  })
  await insertFactChanges(db, entries.toReversed())
  const checks = new Map(
    entries.toReversed().flatMap(({ kind, itemId, field, source, at }) => {
      const part = partOf(kind, field)
      const on = at.toISOString().slice(0, 10)
      return part === undefined
        ? []
        : [[`${kind} ${itemId} ${part}`, { kind, itemId, part, source, on, by: null }] as const]
    }),
  )
  await writeFactChecks(db, [...checks.values()])
}

function withField(form: Form, field: string, value: unknown): Form {
  if (!Object.hasOwn(OfferTerms.shape, field)) return { ...form, [field]: value }
  return { ...form, offerTerms: { ...(form['offerTerms'] as object), [field]: value } }
}
