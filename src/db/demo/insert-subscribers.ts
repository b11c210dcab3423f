/** Readers of the newsletter: most have confirmed, the latest not all of them yet, and a few have left. */
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { daysAgo } from './demo-dates.ts'
import { randomFrom } from './seeded.ts'

const SUBSCRIBERS = 84
const WEEKS = 9
/** Nobody confirms a link after more days than it works; most do within the hour. */
const STILL_OPEN_DAYS = 4

/** The same `now` gives the same rows; no instant is later. The addresses belong to nobody. */
export async function insertSubscribers(db: Kysely<Tables>, now: Date): Promise<void> {
  const random = randomFrom('demo subscribers')
  const rows = Array.from({ length: SUBSCRIBERS }, (_, index) => {
    const days = (1 - (index + random()) / SUBSCRIBERS) * WEEKS * 7
    const isOpen = days < STILL_OPEN_DAYS && index % 2 === 0
    const confirmedDays = Math.max(0, days - random() * 0.04)
    const hasLeft = index % 16 === 5
    return {
      email: `reader${index + 1}@readers.example`,
      created_at: daysAgo(now, days),
      confirmed_at: isOpen ? null : daysAgo(now, confirmedDays),
      unsubscribed_at: hasLeft && !isOpen ? daysAgo(now, confirmedDays * 0.3) : null,
    }
  })
  await db.insertInto('subscribers').values(rows).execute()
}
