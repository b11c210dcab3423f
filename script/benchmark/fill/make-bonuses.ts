import { dateBefore } from '#db/demo/demo-dates.ts'
import { bonusKey } from '#db/demo/demo-ids.ts'
import type { DemoCasino } from '#db/demo/demo-schemas.ts'
import { between, pick, randomFrom } from '#db/demo/seeded.ts'
import type { Random } from '#db/demo/seeded.ts'
import { BONUS_MODELS } from './demo-models.ts'
import type { ReviewedBonus } from './demo-models.ts'
import { shareOut } from './share-out.ts'

/** The demo's bonuses first, the only featured ones; then more of their kind at every casino in turn. */
export function makeBonuses(count: number, casinos: readonly DemoCasino[], reviews: number): ReviewedBonus[] {
  const random = randomFrom('bench bonuses')
  const bonuses = BONUS_MODELS.slice(0, count)
  const taken = new Set(bonuses.map(({ casino, title }) => bonusKey(casino, title)))
  for (let turn = 0; bonuses.length < count; turn++) {
    const casino = casinos[turn % casinos.length]?.name ?? ''
    const bonus = likeOne(random, pick(random, BONUS_MODELS), casino)
    const key = bonusKey(casino, bonus.title)
    if (taken.has(key)) continue
    taken.add(key)
    bonuses.push(bonus)
  }
  const shares = shareOut(random, reviews, count)
  return bonuses.map((bonus, index) => ({ ...bonus, reviewCount: shares[index] ?? 0 }))
}

function likeOne(random: Random, model: ReviewedBonus, casino: string): ReviewedBonus {
  return {
    ...model,
    casino,
    slug: undefined,
    title: (random() < 0.5 ? model.title : `${casino} ${model.title.toLowerCase()}`).slice(0, 200),
    validUntil: random() < ENDING ? `${signed(between(random, -30 * 24, 90 * 24))}h` : null,
    imageUrl: null,
    isFeatured: false,
    isActive: random() < 0.97,
    createdAt: dateBefore(between(random, 1, 900)),
    userMean: 5 + 4 * random(),
  }
}

function signed(hours: number): string {
  return hours < 0 ? `${hours}` : `+${hours}`
}

/** A fifth has an end date; of those a quarter has ended. */
const ENDING = 0.2
