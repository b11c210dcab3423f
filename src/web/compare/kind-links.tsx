import { COMPARE_KINDS } from '#contract/comparisons/compare.ts'
import type { CompareKind } from '#contract/comparisons/compare.ts'
import { paths } from '#contract/shared/paths.ts'
import { Link } from '#ui/link.tsx'
import { COMPARE_WORDS } from './compare-words.ts'

/** What is compared: casinos, bonuses or games. */
export function KindLinks({ kind }: { kind: CompareKind }) {
  return (
    <nav className="seg cmp-kinds" aria-label="What to compare">
      {COMPARE_KINDS.map((other) => (
        <Link
          key={other}
          to={paths.compare(other)}
          aria-current={other === kind ? 'true' : undefined}
          preventScrollReset
        >
          {COMPARE_WORDS[other].many}
        </Link>
      ))}
    </nav>
  )
}
