import { countryName } from '#contract/countries/countries.ts'
import { HELPLINES } from '#contract/countries/helplines.ts'
import type { Helpline } from '#contract/countries/helplines.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { phoneLink } from '#domain/countries/phone-link.ts'
import { RichText } from './rich-text.tsx'

/** People to talk to, by country. */
export function HelplineList() {
  return (
    <>
      <p>
        They listen, cost nothing or little, and need not know your name. You may call for someone else, too.
      </p>
      <ul className="helplines">
        {Object.entries(HELPLINES).map(([code, line]) => (
          <Line key={code} country={countryName(code)} line={line} />
        ))}
      </ul>
      <p className="callout">
        Each number says when we last compared it with what is published, or that we have not yet; look at the
        service’s own site before you rely on it. The list is not complete. <RichText>{ELSEWHERE}</RichText>
      </p>
    </>
  )
}

function Line({ country, line }: { country: string; line: Helpline }) {
  return (
    <li className="helpline">
      <h3>{country}</h3>
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
      <p className="xs mut">
        {line.checkedOn === undefined
          ? 'Number not checked yet'
          : `Number checked ${formatDate(line.checkedOn)}`}
      </p>
    </li>
  )
}

const ELSEWHERE =
  'If your country is missing: [Gamblers Anonymous](https://www.gamblersanonymous.org) and [Gambling Therapy](https://www.gamblingtherapy.org) work in many countries and languages, [Find A Helpline](https://findahelpline.com) lists crisis lines worldwide, and any doctor can refer you. If you or someone else is in danger, call your emergency number.'
