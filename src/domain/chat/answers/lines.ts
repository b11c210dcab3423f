/** One line for a casino, an offer or a game, identical in every answer. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import type { Game } from '#contract/games/games.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { formatDate } from '../../shared/dates.ts'
import { formatRtp } from '../../games/rtp.ts'
import { counted } from '../../shared/counted.ts'
import { listed, type PageLink } from './draft.ts'

/** "Aldermoon: Safety 9.4, Expert 9.2, Users 8.8 from 96 reviews; licence: Malta Gaming Authority." */
export function casinoLine(casino: Casino): string {
  return `• ${casino.name}: ${scoresOf(casino)}; ${licenceOf(casino)}.`
}

/** "licence: Malta Gaming Authority" or "licence not stated", which makes no claim either way. */
export function licenceOf({ license }: Pick<Casino, 'license'>): string {
  return license === null ? 'licence not stated' : `licence: ${license}`
}

/** The scores that exist, each with its name (decision D-70). */
export function scoresOf({ safetyIndex, expertRating, userRating, totalReviews }: Casino): string {
  return [
    safetyIndex === null ? 'Safety not stated' : `Safety ${safetyIndex}`,
    expertRating === null ? '' : `Expert ${expertRating}`,
    userRating === null ? '' : `Users ${userRating} from ${counted(totalReviews, 'review')}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** "€500 + 100 free spins at Aldermoon (Welcome package): wagering 35×, minimum deposit €20, ends Nov 16, 2025." */
export function offerLine(bonus: Bonus): string {
  return `• ${bonus.amount} at ${bonus.casino.name} (${bonus.title}): ${conditionsOf(bonus).join(', ')}.`
}

/** The conditions that always accompany an amount (decision D-68). */
export function conditionsOf({ wageringRequirement, minDeposit, validUntil, noEndDate }: Bonus): string[] {
  const wagering = wageringRequirement?.trim() ?? ''
  const deposit = minDeposit?.trim() ?? ''
  return [
    wagering === ''
      ? 'wagering not stated'
      : /wager/i.test(wagering)
        ? wagering.toLowerCase()
        : `wagering ${wagering}`,
    deposit === ''
      ? 'minimum deposit not stated'
      : /^(none|no|€0)$/i.test(deposit)
        ? 'no deposit needed'
        : `minimum deposit ${deposit}`,
    validUntil === null
      ? noEndDate
        ? 'no end date'
        : 'end not stated'
      : `ends ${formatDate(validUntil) ?? 'on a date not stated'}`,
  ]
}

export function gameLine(game: Game): string {
  const rtp = game.rtp === null ? 'RTP not stated' : `RTP ${formatRtp(game.rtp)}`
  const volatility = game.volatility === null ? '' : `, ${game.volatility} volatility`
  return `• ${game.name} by ${game.provider}: ${rtp}${volatility}.`
}

export function casinoLink({ slug, name }: { slug: string; name: string }): PageLink {
  return { title: name, path: paths.casino({ slug }) }
}

export function bonusLink({ slug, title, casino }: Bonus): PageLink {
  return { title: `${casino.name}: ${title}`, path: paths.bonus({ slug }) }
}

export function gameLink({ slug, name }: { slug: string; name: string }): PageLink {
  return { title: name, path: paths.game({ slug }) }
}

export const PAGES = {
  casinos: { title: 'All casinos', path: paths.casinos() },
  bonuses: { title: 'All bonuses', path: paths.bonuses() },
  games: { title: 'All games', path: paths.games() },
  blog: { title: 'Guides and articles', path: paths.blog() },
  faq: { title: 'FAQ', path: paths.faq() },
  help: { title: 'Help and helplines', path: paths.responsibleGambling() },
  howWeRate: { title: 'How we rate', path: paths.howWeRate() },
} as const satisfies Record<string, PageLink>

/** Says which requested facts of a casino are not stated. */
export function notStated({ name }: { name: string }, { unmet }: { unmet: readonly string[] }): string[] {
  return unmet.length === 0 ? [] : [`Not stated of ${name}: ${listed(unmet)}. What we know:`]
}
