import type { ReactNode } from 'react'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Link } from '#ui/link.tsx'
import { onVisit } from '../analytics/tracking.ts'
import { refusals } from '../countries/country-note.tsx'
import { CompareToggle } from '../comparisons/compare-toggle.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { CasinoOrigin } from '../casinos/casino-parts.tsx'
import { ScoreTile } from './scores.tsx'
import { CardFeatures, CardPayments, CasinoScores, CasinoWays } from './casino-card-parts.tsx'
import { LogoStrip } from './logo-strip.tsx'

interface CasinoCardProps {
  casino: CasinoCardData
  lazy?: boolean
  /** Why a search found it, where nothing else on the card shows that. */
  why?: ReactNode
}

/**
 * A casino in grids and carousels: the logo's colours, name and safety, other scores, 4 features and 3 payment methods,
 * buttons. Always in this order; missing parts are left out.
 */
export function CasinoCard({ casino, lazy = true, why }: CasinoCardProps) {
  const visit = onVisit('casino_card_click', { type: 'casino', id: casino.id })
  return (
    <article
      className="card casino-card flex h-full flex-col gap-3 overflow-hidden px-4 pb-4"
      {...refusals(casino)}
    >
      <LogoStrip casino={casino} className="-mx-4" />
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_1fr] items-start gap-x-3">
        <CasinoLogo
          name={casino.name}
          logoUrl={casino.logoUrl}
          size={64}
          lazy={lazy}
          className="relative -mt-8 box-content border-3 border-card bg-card max-sm:size-14 max-[22.4375rem]:size-10"
        />
        <h3 className="name text-h3">
          <Link className="stretched" to={paths.casino(casino)} {...visit}>
            {casino.name}
          </Link>
        </h3>
        <CasinoOrigin casino={casino} />
        <ScoreTile label="Safety" value={casino.safetyIndex === null ? null : Number(casino.safetyIndex)} />
      </div>
      <CasinoScores casino={casino} className="border-t border-border pt-3" />
      {why}
      <CardFeatures casino={casino} />
      <div className="mt-auto flex items-center justify-between">
        <CardPayments casino={casino} />
        <CompareToggle icon kind="casinos" id={casino.id} name={casino.name} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <CasinoWays casino={casino} visit={visit} />
      </div>
    </article>
  )
}
