import type { ReactNode } from 'react'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { CARD } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { TagList } from '#ui/tag-list.tsx'
import { onVisit } from '../tracking/tracking.ts'
import { refusals } from '../country/country-note.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { ScoreTile } from '../scores/scores.tsx'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { CasinoOrigin, FeatureList } from '../casinos/casino-parts.tsx'
import { CasinoScores } from './casino-scores.tsx'
import { LogoStrip } from './logo-strip.tsx'

interface CasinoCardProps {
  casino: CasinoCardData
  lazy?: boolean
  /** Why a search found it, where its other parts do not show that. */
  why?: ReactNode
}

/**
 * A casino in grids and carousels: the colours of its logo, name and safety, the other scores, 4 features and 3 payment
 * methods, the ways on. Everywhere in this order; what is missing is left out.
 */
export function CasinoCard({ casino, lazy = true, why }: CasinoCardProps) {
  const visit = onVisit('casino_card_click', { type: 'casino', id: casino.id })
  const { matches } = casino
  return (
    <article className="card casino-card flex h-full flex-col overflow-hidden" {...refusals(casino)}>
      <LogoStrip casino={casino} />
      <div className="flex flex-1 flex-col gap-3 px-4 pb-4">
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 pt-3">
          <CasinoLogo
            name={casino.name}
            logoUrl={casino.logoUrl}
            size={64}
            lazy={lazy}
            className="relative -mt-8 box-content border-3 border-card bg-card max-sm:size-14 max-[22.4375rem]:size-10"
          />
          <div className="min-w-0">
            <h3 className="name text-h3">
              <Link className="stretched" to={paths.casino(casino)} {...visit}>
                {casino.name}
              </Link>
            </h3>
            <CasinoOrigin casino={casino} />
          </div>
          <ScoreTile label="Safety" value={casino.safetyIndex === null ? null : Number(casino.safetyIndex)} />
        </div>
        <CasinoScores casino={casino} className="border-t border-border pt-3" />
        {why}
        <FeatureList
          features={casino.features}
          limit={Math.max(CARD.features, matches?.features ?? 0)}
          matched={matches?.features}
        />
        <div className="mt-auto flex items-center justify-between">
          <TagList
            label="Payment methods"
            items={casino.paymentMethods}
            others={casino.otherPaymentMethods}
            limit={Math.max(CARD.paymentMethods, matches?.paymentMethods ?? 0)}
            matched={matches?.paymentMethods}
          />
          <CompareToggle icon kind="casinos" id={casino.id} name={casino.name} />
        </div>
        <div className="grid grid-cols-2 gap-2">
          <ButtonLink
            variant="outline"
            to={paths.casino(casino)}
            aria-label={`Read Review of ${casino.name}`}
            {...visit}
          >
            Read Review
          </ButtonLink>
          <OutboundLink to={casino} counts={{ type: 'casino', id: casino.id }}>
            Play Now
          </OutboundLink>
        </div>
      </div>
    </article>
  )
}
