import type { Program } from '#contract/earnings/earnings.schema.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { PROGRAM } from '#contract/earnings/limits.ts'
import { updatePostbackKey } from '#db/queries/earnings/program-writes.ts'
import { findProgram } from '#db/queries/earnings/programs.ts'
import { newSecret } from '#platform/hash.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/**
 * Gives a programme a new postback address. The previous one works for another 14 days, the one before it no longer.
 * With `endFormer`, for a leaked address, it ends at once and the signing secret is replaced. Undefined for an unknown
 * id.
 */
export function replacePostbackKey(
  app: App,
  actor: Actor,
  id: number,
  { endFormer = false } = {},
): Promise<Program | undefined> {
  authorise(app, actor, 'programs.write')
  return inTransaction(app, async ({ db, now }) => {
    const formerEndsAt = endFormer ? null : new Date(now().getTime() + PROGRAM.formerKeyDays * DAY_MS)
    const secret = endFormer ? newSecret() : undefined
    const name = await updatePostbackKey(db, id, { key: newSecret(), formerEndsAt, secret, at: now() })
    if (name === undefined) return undefined
    await audit({ db, now }, actor, {
      action: endFormer ? 'replaced and ended the address of' : 'replaced the address of',
      kind: 'programme',
      itemId: id,
      name,
    })
    const program = await findProgram(db, id)
    return program && { ...program, postbackSecret: program.isSigned ? (secret ?? null) : null }
  })
}
