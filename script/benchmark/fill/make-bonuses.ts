import { DEMO_BONUSES } from '#db/demo/bonuses.ts'
import type { DemoBonus, DemoCasino } from '#db/demo/demo-types.ts'
import { bonusKey } from '#db/demo/review-sums.ts'
import { between, pick, randomFrom } from '#db/demo/reviews/seeded.ts'
import type { Random } from '#db/demo/reviews/seeded.ts'
import { shareOut } from './share-out.ts'

/** The demo's bonuses first, the only featured ones; then more of their kind at every casino in turn. */
export function makeBonuses(count: number, casinos: readonly DemoCasino[], reviews: number): DemoBonus[] {
  const random = randomFrom('bench bonuses')
  const bonuses = DEMO_BONUSES.slice(0, count)
  const taken = new Set(bonuses.map(({ casino, title }) => bonusKey(casino, title)))
  for (let turn = 0; bonuses.length < count; turn++) {
    const casino = casinos[turn % casinos.length]?.name ?? ''
    const bonus = likeOne(random, pick(random, DEMO_BONUSES), casino)
    const key = bonusKey(casino, bonus.title)
    if (taken.has(key)) continue
    taken.add(key)
    bonuses.push(bonus)
  }
  const shares = shareOut(random, reviews, count)
  return bonuses.map((bonus, index) => ({ ...bonus, reviewCount: shares[index] ?? 0 }))
}

function likeOne(random: Random, model: DemoBonus, casino: string): DemoBonus {
  const { endsInHours: _ends, ...rest } = model
  return {
    ...rest,
    casino,
    title: (random() < 0.5 ? model.title : `${casino} ${model.title.toLowerCase()}`).slice(0, 200),
    ...(random() < ENDING && { endsInHours: between(random, -30 * 24, 90 * 24) }),
    isFeatured: false,
    isActive: random() < 0.97,
    addedDaysAgo: between(random, 1, 900),
    userMean: 5 + 4 * random(),
  }
}

/** A fifth has an end date; of those a quarter has ended. */
const ENDING = 0.2
