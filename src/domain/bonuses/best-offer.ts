import { isExpired } from '../shared/time-left.ts'
import { isForExistingPlayers } from './existing-players.ts'

interface Offer {
  type: string
  validUntil: string | null
}

/**
 * The offer to show for a casino: a current welcome bonus, else the first current offer for new players, else the first
 * current offer; undefined without one. Among equals the order of `offers` decides.
 */
export function bestOffer<T extends Offer>(offers: readonly T[], now: Date): T | undefined {
  const running = offers.filter(({ validUntil }) => !isExpired(validUntil, now))
  return (
    running.find(({ type }) => type === 'welcome') ??
    running.find(({ type }) => !isForExistingPlayers(type)) ??
    running[0]
  )
}
