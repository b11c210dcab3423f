import { paths } from '#contract/shared/paths.ts'
import { Link } from '#ui/link.tsx'

export interface PopularCasino {
  id: number
  name: string
}

/** Pairs of the best-rated casinos; pressing one fills the slots (decision D-47). */
export function PopularComparisons({
  pairs,
}: {
  pairs: readonly (readonly [PopularCasino, PopularCasino])[]
}) {
  if (pairs.length === 0) return null
  return (
    <section className="section" aria-labelledby="popular">
      <div className="section__head">
        <h2 id="popular">Popular Comparisons</h2>
      </div>
      <ul className="tags cmp-popular">
        {pairs.map(([a, b]) => (
          <li key={`${a.id},${b.id}`}>
            <Link className="chip" to={paths.compare('casinos', [a.id, b.id])}>
              <span>
                {a.name} <span className="mut">vs</span> {b.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
