import type { Helpline } from '#contract/countries/helplines.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { phoneLink } from '#domain/countries/phone-link.ts'

/** A service: its name, its numbers to call, its site, and whether we have checked the numbers. */
export function HelplineLines({ line }: { line: Helpline }) {
  return (
    <>
      <p>{line.name.replace(/^the /, '')}</p>
      {[line.phone, line.alsoPhone].map(
        (number) =>
          number !== undefined && (
            <p key={number}>
              <a className="helpline__phone" href={phoneLink(number)}>
                {number}
              </a>
              {line.note !== undefined && <span className="xs mut"> {line.note}</span>}
            </p>
          ),
      )}
      <p>
        <a className="helpline__site link" href={`https://www.${line.web}`} rel="noopener">
          {line.web}
        </a>
      </p>
      {line.phone !== undefined && (
        <p className="xs mut">
          {line.checkedOn === undefined
            ? 'Number not checked yet'
            : `Number checked ${formatDate(line.checkedOn)}`}
        </p>
      )}
    </>
  )
}
