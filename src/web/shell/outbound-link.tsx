import { ArrowUpRight } from 'lucide'
import { use } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { placementQuery } from '#domain/clicks/placement.ts'
import { buttonClass, type ButtonLook } from '#ui/button.tsx'
import { OUT_ICON } from '#ui/drawn-icon.ts'
import { Icon } from '#ui/icon.tsx'
import { onVisit } from '../analytics/tracking.ts'
import { LinkPlace } from './link-place.ts'

interface OutboundLinkProps extends ButtonLook {
  /** The casino's slug and website. Nothing is rendered without a website. */
  to: { slug: string; websiteUrl?: string | null }
  /** What the click counts for. */
  counts: { type: 'casino' | 'bonus'; id: number }
  /** Added to the button's words for screen readers, where a list has several such buttons. */
  of?: string
  className?: string
  children: string
}

/** A button to a casino's website. Opens a new tab, says so, and is counted with its place (`LinkPlace`). */
export function OutboundLink({ to, counts, of = '', className, children, ...look }: OutboundLinkProps) {
  const { pathname } = useLocation()
  const place = use(LinkPlace)
  const address = to.websiteUrl ?? ''
  if (!/^https?:/.test(address) || !URL.canParse(address)) return null
  // The style sheet's arrow suits small icons only.
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
