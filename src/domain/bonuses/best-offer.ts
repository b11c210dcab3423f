import { isExpired } from '../shared/time-left.ts'
import { isForExistingPlayers } from './existing-players.ts'

interface Offer {
  type: string
  validUntil: string | null
}

/**
 * The offer that stands for a casino: a welcome bonus that still runs, else the first that new players can claim, else
 * the first of all that run; undefined without one. The order of `offers` decides among equals.
 */
export function bestOffer<T extends Offer>(offers: readonly T[], now: Date): T | undefined {
  const running = offers.filter(({ validUntil }) => !isExpired(validUntil, now))
  return (
    running.find(({ type }) => type === 'welcome') ??
    running.find(({ type }) => !isForExistingPlayers(type)) ??
    running[0]
  )
}
