import { ArrowUpRight } from 'lucide'
import type { ReactNode } from 'react'
import { outboundUrl } from '#domain/outbound-link.ts'
import { buttonClass } from '#ui/button.tsx'
import type { ButtonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { onVisit } from '../discovery/on-visit.ts'
import { outboundVariant } from './outbound-variant.ts'

interface OutboundLinkProps extends ButtonLook {
  /** The casino it leads to: the affiliate address, or the website's. One that is not known to be safe enough has a neutral button. */
  to: { affiliateUrl?: string | null; websiteUrl?: string | null; safetyIndex: string | null }
  /** What the click is counted for. */
  counts: { type: 'casino' | 'bonus'; id: number }
  className?: string
  children: ReactNode
}

/** A button that leaves the site for a casino. It opens a new tab, says so, and is counted. */
export function OutboundLink({ to, counts, className, children, ...look }: OutboundLinkProps) {
  const url = outboundUrl(to)
  if (url === undefined) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="sponsored nofollow noopener"
      className={buttonClass({ variant: outboundVariant(to.safetyIndex), ...look }, className)}
      {...onVisit(counts.type === 'casino' ? 'casino_click' : 'bonus_click', counts)}
    >
      {children}
      <Icon of={ArrowUpRight} size={look.size === 'lg' ? 18 : 16} />
      <span className="sr">opens in a new tab</span>
    </a>
  )
}
