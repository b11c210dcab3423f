import { KINDS } from '#contract/items/kinds.ts'
import type { DraftBody, DraftSaved } from '#contract/items/drafts.schema.ts'
import { DRAFT } from '#contract/items/limits.ts'
import { BODY } from '#contract/shared/limits.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { countDrafts, insertDraft, updateDraft } from '#db/queries/items/draft-writes.ts'
import { isShallow } from '#domain/shared/is-shallow.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/**
 * Stores an unsaved form for this person only. Refuses with conflict when another device changed the draft and this one
 * has not seen that state; with payload_too_large when a save could not be that large; and with invalid_input when it
 * is nested too deeply or the person has DRAFT.perPerson drafts.
 */
export function keepDraft(
  app: App,
  staff: Staff,
  id: number,
  { over, ...draft }: DraftBody,
): Promise<DraftSaved> {
  authorise(app, staff, KINDS[draft.kind].write)
  refuseShape(draft)
  const { adminId } = staff
  return inTransaction(app, async ({ db, now }) => {
    const kept = { ...draft, adminId, id, at: now() }
    const saved = { success: true, savedAt: kept.at.toISOString() } as const
    // Its own state counts as seen, because the first response may have been lost.
    if (await updateDraft(db, kept, [...over, draft.state])) return saved
    if ((await countDrafts(db, adminId)) >= DRAFT.perPerson)
      throw new Refusal(
        'invalid_input',
        `You have ${DRAFT.perPerson} drafts. Save or discard some of them first.`,
      )
    if (await insertDraft(db, kept)) return saved
    throw new Refusal('conflict', 'This draft was changed on another device.')
  })
}

function refuseShape({ kind, values }: Pick<DraftBody, 'kind' | 'values'>): void {
  if (!isShallow(values, DRAFT.levels)) {
    const message = 'values are nested too deeply'
    throw new Refusal('invalid_input', message, { problems: [{ path: 'values', message }] })
  }
  const limit = kind === 'post' ? BODY.post : BODY.json
  if (Buffer.byteLength(JSON.stringify(values)) > limit)
    throw new Refusal('payload_too_large', `A draft of this kind may have at most ${limit / 1024} KB.`)
}
