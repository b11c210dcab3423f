import { TriangleAlert } from 'lucide'
import type { Warning } from '#contract/casinos/listing.ts'
import { paths } from '#contract/shared/paths.ts'
import { warningTitle } from '#domain/casinos/warning.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

/** Why nobody should go to a casino, and since when; it stands where a listed one has its offer and its button. */
export function CasinoWarning({ name, warning }: { name: string; warning: Warning }) {
  return (
    <div className="casino-warning" role="note" aria-labelledby="warning-title">
      <Icon of={TriangleAlert} size={20} />
      <div>
        <h2 id="warning-title">{warningTitle(name, warning.listing)}</h2>
        <p>{warning.reason}</p>
        <p className="xs">
          Since <time dateTime={warning.since}>{formatDate(warning.since)}</time>. We do not link to it and do
          not list its offers.{' '}
          <Link className="link" to={paths.warned()}>
            All warnings
          </Link>
        </p>
      </div>
    </div>
  )
}
