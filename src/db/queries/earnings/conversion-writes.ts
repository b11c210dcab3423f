import { sql } from 'kysely'
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
  if (inserted !== undefined && event.clickId !== null) await linkConversions(db, [event.clickId])
  return inserted !== undefined
}

/** Writes what is known of clicks beside the conversions that name them; a report reads it there. */
export async function linkConversions(db: Kysely<Tables>, clickIds: readonly string[]): Promise<void> {
  await sql`
    update conversions set
      clicked_at = clicks.at, casino_id = clicks.casino_id, page = clicks.page, block = clicks.block,
      position = clicks.position, country = clicks.country, device = clicks.device
    from clicks
    where clicks.id = conversions.click_id and clicked_at is null
      and conversions.click_id = any(${[...clickIds]}::uuid[])`.execute(db)
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
