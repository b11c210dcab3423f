import type { MetaDescriptor } from 'react-router'
import type { Bonus } from '#contract/bonuses.schema.ts'
import { paths } from '#contract/paths.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { siteOf } from '../shell/site-data.ts'

/** Title, description and canonical address; nothing for a bonus that is not there. */
export function bonusMeta(
  data: { bonus: Bonus } | undefined,
  matches: Parameters<typeof siteOf>[0],
): MetaDescriptor[] {
  if (data === undefined) return []
  const { bonus } = data
  return pageMeta(matches, {
    title: `${bonus.amount}: ${bonus.title} at ${bonus.casino.name}`,
    description: descriptionOf(bonus),
    path: paths.bonus(bonus.id),
    image: bonus.imageUrl ?? bonus.casino.logoUrl ?? paths.logo(bonus.casino.name),
  })
}

function descriptionOf({ amount, casino, wageringRequirement, minDeposit, description }: Bonus): string {
  const text = `${amount} at ${casino.name}. Wagering ${wageringRequirement}, minimum deposit ${minDeposit}. ${description}`
  return text.length <= 160 ? text : `${text.slice(0, 157).trimEnd()}...`
}
