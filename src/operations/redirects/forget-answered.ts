import { deleteMissingAddresses } from '#db/queries/redirects/missing-address-writes.ts'
import { listMissingAddresses } from '#db/queries/redirects/missing-addresses.ts'
import type { CheckedRedirect } from '#domain/redirects/check-redirect.ts'
import { createRuleSet } from '#domain/redirects/rule-set.ts'
import type { App } from '../app/app.ts'

/** Removes addresses that these redirects answer from the list of missing ones. */
export async function forgetAnswered({ db }: App, redirects: readonly CheckedRedirect[]): Promise<void> {
  const rules = createRuleSet(
    redirects.map(({ kind, sourceKey: key, target }, id) => ({ id, kind, key, target })),
  )
  const missing = await listMissingAddresses(db)
  const answered = missing.filter(({ address }) => rules.find({ path: address, key: address }) !== undefined)
  await deleteMissingAddresses(
    db,
    answered.map(({ id }) => id),
  )
}
