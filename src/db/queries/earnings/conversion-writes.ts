import { sql, type Kysely, type Selectable } from 'kysely'
import type { PostbackOutcome } from '#contract/earnings/earnings.schema.ts'
import type { PostbackEvent } from '#domain/earnings/read-postback.ts'
import type { Tables } from '../../tables.ts'

export type Conversion = Pick<
  Selectable<Tables['conversions']>,
  'id' | 'kind' | 'event_id' | 'click_ref' | 'amount' | 'currency' | 'occurred_at' | 'taken_back' | 'counts'
>

/**
 * All reports of a programme with this event id or for this click, locked in the caller's transaction. Until it ends,
 * no other call of the programme is processed.
 */
export async function lockConversions(
  db: Kysely<Tables>,
  programId: number,
  { eventId, clickRef }: Pick<PostbackEvent, 'eventId' | 'clickRef'>,
): Promise<Conversion[]> {
  await sql`select from programs where id = ${programId} for no key update`.execute(db)
  return db
    .selectFrom('conversions')
    .where('program_id', '=', programId)
    .where((eb) => eb.or([eb('event_id', '=', eventId), eb('click_ref', '=', clickRef)]))
    .select([
      'id',
      'kind',
      'event_id',
      'click_ref',
      'amount',
      'currency',
      'occurred_at',
      'taken_back',
      'counts',
    ])
    .orderBy('id')
    .execute()
}

/** The currency of an event's amount; undefined where no amount is known. */
export async function findEventCurrency(
  db: Kysely<Tables>,
  programId: number,
  eventId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversions')
    .where('program_id', '=', programId)
    .where('event_id', '=', eventId)
    .where('kind', '<>', 'reversal')
    .where('currency', 'is not', null)
    .select('currency')
    .limit(1)
    .executeTakeFirst()
  return row?.currency ?? undefined
}

export async function insertConversion(
  db: Kysely<Tables>,
  programId: number,
  event: PostbackEvent & { takenBack: number; counts: boolean },
  receivedAt: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('conversions')
    .values({
      program_id: programId,
      kind: event.kind,
      event_id: event.eventId,
      click_id: event.clickId,
      click_ref: event.clickRef,
      amount: event.amount,
      currency: event.currency,
      occurred_at: event.at ?? receivedAt,
      received_at: receivedAt,
      taken_back: event.takenBack,
      counts: event.counts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (event.clickId !== null) await linkConversions(db, [event.clickId])
  return id
}

export async function updateConversion(
  db: Kysely<Tables>,
  id: number,
  changes: Partial<Pick<Conversion, 'amount' | 'currency' | 'event_id' | 'taken_back' | 'counts'>>,
): Promise<void> {
  await db.updateTable('conversions').set(changes).where('id', '=', id).execute()
}

/** Copies what is known of clicks into the conversions that name them, where reports read it. */
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
  call: {
    programId: number
    at: Date
    sent: string
    outcome: PostbackOutcome
    message: string | null
    /** The conversion that the call stored. */
    conversionId?: number | undefined
  },
): Promise<void> {
  const { programId, conversionId = null, ...rest } = call
  await db
    .insertInto('postback_calls')
    .values({ program_id: programId, conversion_id: conversionId, ...rest })
    .execute()
}

/**
 * Deletes what a call stored and everything that its programme reported with the same event id, and marks those calls.
 * Undefined for an unknown call; no event id when the call stored nothing.
 */
export async function deleteEventOfCall(
  db: Kysely<Tables>,
  callId: number,
): Promise<{ programId: number; program: string; eventId: string | undefined } | undefined> {
  const call = await db
    .selectFrom('postback_calls')
    .innerJoin('programs', 'programs.id', 'postback_calls.program_id')
    .where('postback_calls.id', '=', callId)
    .select(['program_id as programId', 'programs.name as program', 'conversion_id as conversionId'])
    .forNoKeyUpdate('programs')
    .executeTakeFirst()
  if (call === undefined) return undefined
  const { programId, program, conversionId } = call
  const deleted = await db
    .deleteFrom('conversions')
    .where('program_id', '=', programId)
    .where('event_id', '=', (eb) =>
      eb.selectFrom('conversions').where('id', '=', conversionId).select('event_id'),
    )
    .returning(['id', 'event_id as eventId'])
    .execute()
  await db
    .updateTable('postback_calls')
    .set({ outcome: 'removed' })
    .where('program_id', '=', programId)
    .where('conversion_id', 'in', [0, ...deleted.map(({ id }) => id)])
    .execute()
  return { programId, program, eventId: deleted[0]?.eventId }
}

export async function deletePostbackCalls(
  db: Kysely<Tables>,
  { before, refusedBefore }: { before: Date; refusedBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('postback_calls')
    .where((call) =>
      call.or([
        call('at', '<', before),
        call.and([call('outcome', '=', 'refused'), call('at', '<', refusedBefore)]),
      ]),
    )
    .execute()
}
