/** Casinos with a warning, and closed ones. */
import type { Kysely } from 'kysely'
import type { Warning } from '#contract/casinos/listing.ts'
import type { Tables } from '../../tables.ts'
import { dayText } from '../sql/sql-pieces.ts'

export interface CasinoWithWarning extends Warning {
  id: number
  slug: string
  name: string
  logoUrl: string | null
  isDemo: boolean
}

/** A limit for readability; the newest come first. */
const MOST = 500

/** All visible ones, newest warning first. */
export async function listWarnings(db: Kysely<Tables>): Promise<CasinoWithWarning[]> {
  return withWarning(db).orderBy('listing_since', 'desc').orderBy('id', 'desc').limit(MOST).execute()
}

/** The warning of one casino; undefined when it is listed, hidden or unknown. */
export async function findWarning(
  db: Kysely<Tables>,
  casinoId: number,
): Promise<CasinoWithWarning | undefined> {
  return withWarning(db).where('id', '=', casinoId).executeTakeFirst()
}

export async function findWarningOfBonus(
  db: Kysely<Tables>,
  bonusId: number,
): Promise<CasinoWithWarning | undefined> {
  return withWarning(db)
    .where('id', '=', (query) =>
      query.selectFrom('bonuses').select('casino_id').where('bonuses.id', '=', bonusId),
    )
    .executeTakeFirst()
}

function withWarning(db: Kysely<Tables>) {
  return db
    .selectFrom('casinos')
    .where('is_active', '=', true)
    .where('listing', '<>', 'listed')
    .select(({ ref }) => [
      'id',
      'slug',
      'name',
      'logo_url as logoUrl',
      ref('listing').$castTo<Warning['listing']>().as('listing'),
      ref('listing_reason').$castTo<string>().as('reason'),
      dayText('listing_since').$castTo<string>().as('since'),
      'is_demo as isDemo',
    ])
}
