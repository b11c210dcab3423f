import { ArrowRight } from 'lucide'
import { LANGUAGE } from '#contract/shared/language.ts'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

/** What the site did in the last 30 days, as counts of its own records. */
export interface MonthCounts {
  withdrawals: number
  tests: number
  terms: number
  reviews: number
}

const COUNTS = [
  ['withdrawals', 'withdrawal timed', 'withdrawals timed'],
  ['tests', 'casino tested or checked', 'casinos tested or checked'],
  ['terms', 'change of terms noted', 'changes of terms noted'],
  ['reviews', 'review published', 'reviews published'],
] as const

/** One row of counts and the way to every change; a count of nothing is left out, and all of it where nothing was done. */
export function Month({
  counts,
  title = 'What we did this month',
}: {
  counts: MonthCounts
  title?: string | undefined
}) {
  const done = COUNTS.filter(([key]) => counts[key] > 0)
  if (done.length === 0) return null
  return (
    <section className="section wrap" aria-labelledby="month">
      <div className="grid gap-6 border-y border-border py-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-center lg:gap-12">
        <div>
          <h2 id="month" className="text-h3">
            {title}
          </h2>
          <p className="mt-1 text-xs text-muted-foreground">
            The last 30 days.{' '}
            <Link className="link" to={paths.changes()}>
              Every change
              <Icon of={ArrowRight} size={14} className="ml-1 inline" />
            </Link>
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {done.map(([key, one, many]) => (
            <div key={key} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted-foreground">{counts[key] === 1 ? one : many}</dt>
              <dd className="num text-h2 font-bold">{counts[key].toLocaleString(LANGUAGE)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
