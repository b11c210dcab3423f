import { ArrowUpRight } from 'lucide'
import { use } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { placementQuery } from '#domain/clicks/placement.ts'
import { buttonClass } from '#ui/button.tsx'
import type { ButtonLook } from '#ui/button.tsx'
import { OUT_ICON } from '#ui/drawn-icon.ts'
import { Icon } from '#ui/icon.tsx'
import { onVisit } from '../analytics/tracking.ts'
import { LinkPlace } from './link-place.ts'

interface OutboundLinkProps extends ButtonLook {
  /** The casino it leads to, by its address here; none without an address of its own on the web. */
  to: { slug: string; websiteUrl?: string | null }
  /** What the click is counted for. */
  counts: { type: 'casino' | 'bonus'; id: number }
  /** What follows the words on the button for readers: whose button it is, where several are in one list. */
  of?: string
  className?: string
  children: string
}

/** A button that leaves the site for a casino. It opens a new tab, says so, and is counted with the place it is in (`LinkPlace`). */
export function OutboundLink({ to, counts, of = '', className, children, ...look }: OutboundLinkProps) {
  const { pathname } = useLocation()
  const place = use(LinkPlace)
  const address = to.websiteUrl ?? ''
  if (!/^https?:/.test(address) || !URL.canParse(address)) return null
  // The style sheet's arrow has the weight of small icons.
  const isLarge = look.size === 'lg'
  return (
    <a
      href={paths.go(to) + placementQuery(pathname, place)}
      title={new URL(address).host}
      target="_blank"
      rel="sponsored nofollow noopener"
      className={buttonClass(look, className)}
      {...(!isLarge && OUT_ICON)}
      aria-label={`${children}${of} opens in a new tab`}
      {...onVisit(counts.type === 'casino' ? 'casino_click' : 'bonus_click', counts)}
    >
      {children}
      {isLarge && <Icon of={ArrowUpRight} size={18} />}
    </a>
  )
}
