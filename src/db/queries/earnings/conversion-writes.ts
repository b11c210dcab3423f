import type { Kysely } from 'kysely'
import type { PostbackOutcome } from '#contract/earnings/earnings.schema.ts'
import type { PostbackEvent } from '#domain/earnings/read-postback.ts'
import type { Tables } from '../../tables.ts'

/** False: the programme has reported this event before. */
export async function insertConversion(
  db: Kysely<Tables>,
  programId: number,
  event: PostbackEvent,
  receivedAt: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('conversions')
    .values({
      program_id: programId,
      kind: event.kind,
      event_id: event.eventId,
      click_id: event.clickId,
      amount: event.amount,
      currency: event.currency,
      occurred_at: event.at ?? receivedAt,
      received_at: receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['program_id', 'kind', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function insertPostbackCall(
  db: Kysely<Tables>,
  call: { programId: number; at: Date; sent: string; outcome: PostbackOutcome; message: string | null },
): Promise<void> {
  const { programId, ...rest } = call
  await db
    .insertInto('postback_calls')
    .values({ program_id: programId, ...rest })
    .execute()
}

export async function deletePostbackCalls(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('postback_calls').where('at', '<', before).execute()
}
