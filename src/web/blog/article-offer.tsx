import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { BonusCard } from '../cards/bonus-card.tsx'
import { CasinoCard } from '../cards/casino-card.tsx'
import { LinkPlace } from '../shell/link-place.ts'

/** What the marks in a text show. */
export interface ArticleOffers {
  casinos: readonly CasinoCardData[]
  bonuses: readonly Bonus[]
  /** The loader's time. */
  now: string
}

interface ArticleOfferProps {
  part: { kind: 'casino' | 'bonus'; id: number }
  offers: ArticleOffers
}

/** The card of a casino or a bonus within an article, as everywhere on the site; nothing for one that is not offered. */
export function ArticleOffer({ part: { kind, id }, offers: { casinos, bonuses, now } }: ArticleOfferProps) {
  const casino = kind === 'casino' ? casinos.find((one) => one.id === id) : undefined
  const bonus = kind === 'bonus' ? bonuses.find((one) => one.id === id) : undefined
  if (casino === undefined && bonus === undefined) return null
  return (
    <div className="article-offer">
      <LinkPlace value="offers">
        {casino !== undefined && <CasinoCard casino={casino} />}
        {bonus !== undefined && <BonusCard bonus={bonus} now={now} />}
      </LinkPlace>
      <p className="xs mut">18+ | T&amp;Cs Apply | Play Responsibly</p>
    </div>
  )
}
