import type { Helpline } from '#contract/countries/helplines.ts'
import { paths } from '#contract/shared/paths.ts'
import { phoneLink } from '#domain/countries/phone-link.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Link } from '#ui/link.tsx'

/** Where to turn when it stops being fun: the country's own line, with when its number was checked. */
export function FinderHelp({ country, helpline }: { country: string; helpline: Helpline | undefined }) {
  return (
    <p className="finder-note mt-5">
      {helpline?.phone !== undefined && (
        <>
          Help in {country}, free of charge or nearly: {helpline.name.replace(/^the /, '')},{' '}
          <a className="link" href={phoneLink(helpline.phone)}>
            {helpline.phone}
          </a>{' '}
          (
          {helpline.checkedOn === undefined
            ? 'number not checked yet'
            : `number checked ${formatDate(helpline.checkedOn)}`}
          ).{' '}
        </>
      )}
      <Link className="link" to={paths.responsibleGambling()}>
        Limits, breaks and helplines
      </Link>
    </p>
  )
}
