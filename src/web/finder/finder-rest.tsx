import { ArrowRight } from 'lucide'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Found } from './found.ts'

/** The way to all that the list finds, and what the answers leave out. */
export function FinderRest({ found: { total, list, unchecked, unsafe } }: { found: Found }) {
  const leftOut = [
    unchecked === 0
      ? ''
      : `${counted(unchecked)} of the list ${unchecked === 1 ? 'is' : 'are'} left out here: nobody has checked which countries ${unchecked === 1 ? 'it refuses' : 'they refuse'}.`,
    unsafe === 0
      ? ''
      : `${unsafe.toLocaleString('en')} more ${unsafe === 1 ? 'has' : 'have'} a safety index below 7 or none stated.`,
  ].filter((text) => text !== '')
  return (
    <div className="finder-rest">
      <ButtonLink variant="secondary" to={list}>
        {total === 1 ? 'See it in the list' : `See all ${total.toLocaleString('en')}`}
        <Icon of={ArrowRight} size={16} />
      </ButtonLink>
      {leftOut.map((text) => (
        <p key={text} className="sm mut">
          {text}
        </p>
      ))}
    </div>
  )
}

function counted(casinos: number): string {
  return `${casinos.toLocaleString('en')} ${casinos === 1 ? 'casino' : 'casinos'}`
}
