import type { MetaDescriptor } from 'react-router'
import type { ShownBonus } from '#contract/bonuses/bonuses.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { structured } from './structured.ts'

/** An offer without its amount, which requires conditions (decision D-68). */
export function offerData(
  publicUrl: string,
  { bonus, restrictedCountries }: { bonus: ShownBonus; restrictedCountries: readonly string[] },
): MetaDescriptor {
  return structured({
    '@type': 'Offer',
    name: `${bonus.title} at ${bonus.casino.name}`,
    description: bonus.description,
    url: publicUrl + paths.bonus(bonus),
    offeredBy: {
      '@type': 'Organization',
      name: bonus.casino.name,
      url: publicUrl + paths.casino(bonus.casino),
    },
    ...(bonus.validUntil !== null && { validThrough: bonus.validUntil }),
    ...(restrictedCountries.length > 0 && { ineligibleRegion: [...restrictedCountries] }),
  })
}
