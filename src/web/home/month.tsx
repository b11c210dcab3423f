import { paths } from '#contract/shared/paths.ts'
import { NOT_STATED } from '#domain/shared/not-stated.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Link } from '#ui/link.tsx'

/** Something that the site did, in one line. */
export interface MonthLine {
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
export function Month({
  lines,
  title = 'What we did this month',
}: {
  lines: readonly MonthLine[]
  title?: string | undefined
}) {
  if (lines.length === 0) return null
  return (
    <section className="month" aria-labelledby="month">
      <h2 id="month">{title}</h2>
      <p className="sm mut">
        The last 30 days of our own records.{' '}
        <Link className="link" to={paths.howWeRate()}>
          How we rate
        </Link>
        {' · '}
        <Link className="link" to={paths.changes()}>
          All changes
        </Link>
      </p>
      <ol>
        {lines.map((line) => (
          <li key={`${line.kind} ${line.path}`}>
            <span className="xs mut">
              {line.on === null ? NOT_STATED : <time dateTime={line.on}>{formatDate(line.on)}</time>}
            </span>
            <span className="month__dot" data-kind={line.kind} aria-hidden="true" />
            <span>
              <Link className="link" to={line.path}>
                {line.name}
              </Link>
              <span className="month__text">
                <b>{line.kind}:</b> {line.text}
                {line.isDemo && ' (demo entry)'}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
