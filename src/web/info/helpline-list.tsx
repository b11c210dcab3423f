import { countryName } from '#contract/countries/countries.ts'
import { sortHelplines } from '#domain/countries/sort-helplines.ts'
import { HelplineLines } from './helpline-lines.tsx'
import { RichText } from './rich-text.tsx'

/** People to talk to, by country; those of `country` first. */
export function HelplineList({ country }: { country: string | undefined }) {
  return (
    <>
      <p>
        They listen, cost nothing or little, and need not know your name. You may call for someone else, too.
      </p>
      <ul className="helplines">
        {sortHelplines(country).map(([code, line]) => (
          <li key={code} className="helpline">
            <h3>{countryName(code)}</h3>
            <HelplineLines line={line} />
          </li>
        ))}
      </ul>
      <p className="callout">
        Each number says when we last compared it with what is published, or that we have not yet; look at the
        service’s own site before you rely on it. The list is not complete. <RichText>{ELSEWHERE}</RichText>
      </p>
    </>
  )
}

const ELSEWHERE =
  'If your country is missing: [Gamblers Anonymous](https://www.gamblersanonymous.org) and [Gambling Therapy](https://www.gamblingtherapy.org) work in many countries and languages, [Find A Helpline](https://findahelpline.com) lists crisis lines worldwide, and any doctor can refer you. If you or someone else is in danger, call your emergency number.'
