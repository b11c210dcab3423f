import type { OfferTerms } from '#contract/comparisons/compared.ts'
import { paths } from '#contract/shared/paths.ts'
import { depositWords, noEndWords, wageringWords } from '#domain/bonuses/condition-words.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Link } from '#ui/link.tsx'

/** An amount with its conditions, and the full terms one click away (decision D-68). */
export function OfferSummary({ offer }: { offer: OfferTerms }) {
  const end = formatDate(offer.validUntil)
  return (
    <>
      <Link className="link" to={paths.bonus(offer)}>
        {offer.amount}
      </Link>
      <ul className="xs mut mt-1 grid gap-1">
        <li>{wageringWords(offer.wageringRequirement)}</li>
        <li>{depositWords(offer.minDeposit)}</li>
        <li>{end === undefined ? noEndWords(offer) : `Until ${end}`}</li>
      </ul>
    </>
  )
}
