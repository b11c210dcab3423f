import type { Helpline } from '#contract/countries/helplines.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FinderHelp } from './finder-help.tsx'
import type { Found } from './found.ts'

interface NoAnswerProps {
  country: string
  payment: string | undefined
  found: Found
  helpline: Helpline | undefined
}

/** Says whether the country or another wish is the reason. A country that all refuse gets help and no way round it. */
export function NoAnswer({ country, payment, found, helpline }: NoAnswerProps) {
  return (
    <>
      <h2 id="answers-title">{found.refused ? `No casino for ${country}` : 'No answer to this sentence'}</h2>
      <p className="mut mt-2 mb-4">
        {found.refused
          ? `We know of no casino that we could recommend and that takes players from ${country}. One that refuses your country may keep your winnings, and a detour around that is no way out.`
          : `No casino that we could recommend takes players from ${country}${payment === undefined ? '' : ` and ${payment}`} and meets the rest. Change another part of the sentence, but not the country.`}
      </p>
      {!found.refused && found.total > 0 && (
        <ButtonLink variant="secondary" to={found.list}>
          {found.total === 1
            ? 'See the nearest in the list'
            : `See ${found.total.toLocaleString('en')} in the list`}
        </ButtonLink>
      )}
      <FinderHelp country={country} helpline={helpline} />
    </>
  )
}
