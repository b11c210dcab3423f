import { HELPLINES } from './helplines.ts'
import type { Helpline } from './helplines.ts'
import { phoneLink } from './phone-link.ts'
import { RichText } from './rich-text.tsx'

/** People to talk to, by country. */
export function HelplineList() {
  return (
    <>
      <p>
        They listen, cost nothing or little, and need not know your name. You may call for someone else, too.
      </p>
      <ul className="helplines">
        {HELPLINES.map((line) => (
          <Line key={line.country} line={line} />
        ))}
      </ul>
      <p className="callout">
        Taken from the services’ published details; check the service’s own site before you rely on a number.
        The list is not complete. <RichText>{ELSEWHERE}</RichText>
      </p>
    </>
  )
}

function Line({ line }: { line: Helpline }) {
  return (
    <li className="helpline">
      <h3>{line.country}</h3>
      <p>{line.name}</p>
      {line.phones.map(({ number, note }) => (
        <p key={number}>
          <a className="helpline__phone" href={phoneLink(number)}>
            {number}
          </a>
          {note !== undefined && <span className="xs mut"> {note}</span>}
        </p>
      ))}
      {line.site !== undefined && (
        <p>
          <a className="helpline__site link" href={`https://www.${line.site}`} rel="noopener">
            {line.site}
          </a>
        </p>
      )}
    </li>
  )
}

const ELSEWHERE =
  'If your country is missing: [Gamblers Anonymous](https://www.gamblersanonymous.org) and [Gambling Therapy](https://www.gamblingtherapy.org) work in many countries and languages, [Find A Helpline](https://findahelpline.com) lists crisis lines worldwide, and any doctor can refer you. If you or someone else is in danger, call your emergency number.'
