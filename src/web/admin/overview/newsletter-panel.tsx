import type { NewsletterGrowth } from '#contract/site/overview.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { grouped, longDay, Panel, shortDay } from './panel.tsx'

/** Who reads the newsletter, and who came in the last days. */
export function NewsletterPanel({ newsletter }: { newsletter: NewsletterGrowth }) {
  const { confirmed, waiting, unsubscribed, days } = newsletter
  const added = days.reduce((sum, day) => sum + day.confirmed, 0)
  return (
    <Panel
      title="Newsletter"
      note={`Subscribers count when they have confirmed and not left. New and left ones are of the last ${days.length} days.`}
      all={{ to: paths.admin('newsletter'), label: 'All subscribers' }}
    >
      <div className="growth">
        <dl className="growth__numbers">
          {[
            ['Subscribers', confirmed] as const,
            ['New', added] as const,
            ['Left', unsubscribed] as const,
            ['Not confirmed yet', waiting] as const,
          ].map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{grouped(count)}</dd>
            </div>
          ))}
        </dl>
        {added === 0 ? (
          <p className="mut sm growth__none">No new subscribers yet in these {days.length} days.</p>
        ) : (
          <GrowthBars days={days} />
        )}
      </div>
    </Panel>
  )
}

/** One bar for each day with someone new. */
function GrowthBars({ days }: { days: NewsletterGrowth['days'] }) {
  const most = Math.max(...days.map(({ confirmed }) => confirmed))
  const best = days.find(({ confirmed }) => confirmed === most)
  const [first] = days
  if (best === undefined || first === undefined) return null
  return (
    <figure className="growth__chart">
      <div
        className="growth__bars"
        role="img"
        aria-label={`New subscribers by day; most on ${longDay(best.day)}: ${grouped(most)}`}
      >
        {days.map(({ day, confirmed }) => (
          <i
            key={day}
            data-tooltip={`${longDay(day)}: ${grouped(confirmed)} new`}
            style={{ height: `${(confirmed / most) * 100}%` }}
          />
        ))}
      </div>
      <figcaption className="xs mut">
        <span>{shortDay(first.day)}</span>
        <span>at most {grouped(most)} in a day</span>
        <span>Today</span>
      </figcaption>
    </figure>
  )
}
