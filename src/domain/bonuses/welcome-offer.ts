import { isExpired } from '../shared/time-left.ts'

interface Offer {
  type: string
  validUntil: string | null
  isFeatured: boolean
}

/** The offer for a new player: a current welcome bonus, preferring featured ones. */
export function welcomeOffer<T extends Offer>(offers: readonly T[], now: Date): T | undefined {
  const running = offers.filter(({ type, validUntil }) => type === 'welcome' && !isExpired(validUntil, now))
  return running.find((offer) => offer.isFeatured) ?? running[0]
}
