import { DAY_MS } from '#contract/shared/durations.ts'
import { reclassifyClicks } from '#db/queries/clicks/click-writes.ts'
import { utcDay } from '#domain/shared/utc-days.ts'
import { SettingsError } from '#platform/setting-values.ts'
import { withApp } from './with-app.ts'

/** Classifies the clicks of the days in a range again. UTC days such as 2026-11-23. */
export async function recountClicks(from: string | undefined, to: string | undefined): Promise<void> {
  const [first, last] = [dayOf(from), dayOf(to)]
  if (first === undefined || last === undefined || first > last)
    throw new SettingsError(
      'Please name the first and the last day, such as: recount-clicks 2026-11-01 2026-11-30',
    )
  await withApp(async ({ db }) => {
    let changed = 0
    for (let day = first; day <= last; day += DAY_MS) {
      const of = await db.transaction().execute((inside) => reclassifyClicks(inside, new Date(day)))
      if (of > 0) console.log(`${utcDay(new Date(day))}: ${of} have another class`)
      changed += of
    }
    console.log(changed === 0 ? 'No click has another class.' : `${changed} clicks have another class.`)
  })
}

/** The first instant of a day in milliseconds since 1970; undefined for an invalid day. */
function dayOf(text: string | undefined): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}
