import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { isExpired } from '#domain/shared/time-left.ts'
import { Button } from '#ui/button.tsx'
import type { ButtonLook } from '#ui/button.tsx'
import { OutboundLink } from '../shell/outbound-link.tsx'

interface ClaimButtonProps extends ButtonLook {
  bonus: Bonus
  now: string
}

/** Claim Bonus Now; what has ended or is no longer offered cannot be claimed, and says so. */
export function ClaimButton({ bonus, now, ...look }: ClaimButtonProps) {
  if (isExpired(bonus.validUntil, new Date(now)))
    return (
      <Button {...look} disabled>
        Offer ended
      </Button>
    )
  if (!bonus.isActive)
    return (
      <Button {...look} disabled>
        No longer offered
      </Button>
    )
  return (
    <OutboundLink {...look} to={bonus.casino} counts={{ type: 'bonus', id: bonus.id }}>
      Claim Bonus Now
    </OutboundLink>
  )
}
