import { Link } from 'react-router'
import { ITEM_KINDS, ITEM_PATHS } from '#contract/items/item-kinds.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { Overview } from '#contract/site/overview.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { grouped } from './grouped.ts'
import { WaitingCard } from './waiting-card.tsx'

/** How many items lack a fact, each count leading to their table. */
export function MissingFacts({ counts }: { counts: Overview['missingFacts'] }) {
  const lacking = ITEM_KINDS.filter((kind) => counts[kind] > 0)
  return (
    <WaitingCard title="Missing facts" count={lacking.reduce((sum, kind) => sum + counts[kind], 0)}>
      {lacking.length === 0 ? (
        'No facts are missing.'
      ) : (
        <ul className="missing-facts">
          {lacking.map((kind) => (
            <li key={kind}>
              <Link className="panel__link" to={paths.admin(`${ITEM_PATHS[kind]}?missing=true`)}>
                {grouped(counts[kind])} {WORDS[kind][counts[kind] === 1 ? 0 : 1]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </WaitingCard>
  )
}

const WORDS: Readonly<Record<ItemKind, readonly [one: string, many: string]>> = {
  casino: ['casino', 'casinos'],
  bonus: ['bonus', 'bonuses'],
  game: ['game', 'games'],
  post: ['article', 'articles'],
}
