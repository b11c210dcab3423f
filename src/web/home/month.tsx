import { paths } from '#contract/shared/paths.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Link } from '#ui/link.tsx'

/** Something that the site did, in one line. */
export interface Deed {
  /** What is linked, such as a casino or an offer. */
  name: string
  path: string
  kind: 'Terms' | 'Score' | 'Test' | 'Warning'
  text: string
  /** A day such as "2026-11-22"; null is not stated. */
  on: string | null
  isDemo: boolean
}

/** What we did in the last 30 days, each from what is stored. Nothing when there was nothing. */
export function Month({ deeds }: { deeds: readonly Deed[] }) {
  if (deeds.length === 0) return null
  return (
    <section className="month" aria-labelledby="month">
      <h2 id="month">What we did this month</h2>
      <p className="sm mut">
        The last 30 days of our own records.{' '}
        <Link className="link" to={paths.howWeRate()}>
          How we rate
        </Link>
      </p>
      <ul>
        {deeds.map((deed) => (
          <li key={`${deed.kind} ${deed.path}`}>
            <span className={deed.kind === 'Warning' ? 'month__kind month__kind--warning' : 'month__kind'}>
              {deed.kind}
            </span>
            <span>
              <Link className="link" to={deed.path}>
                {deed.name}
              </Link>
              {': '}
              {deed.text}
              {deed.isDemo && <span className="mut"> (demo entry)</span>}
            </span>
            {deed.on !== null && (
              <time className="xs mut" dateTime={deed.on}>
                {formatDate(deed.on)}
              </time>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
