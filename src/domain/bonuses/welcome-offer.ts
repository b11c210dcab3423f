import { isExpired } from '../shared/time-left.ts'

interface Offer {
  type: string
  validUntil: string | null
  isFeatured: boolean
}

/** The offer that greets a new player: a welcome bonus that still runs, a featured one before the others. */
export function welcomeOffer<T extends Offer>(offers: readonly T[], now: Date): T | undefined {
  const running = offers.filter(({ type, validUntil }) => type === 'welcome' && !isExpired(validUntil, now))
  return running.find((offer) => offer.isFeatured) ?? running[0]
}
