import { paths } from '#contract/shared/paths.ts'
import { Link } from '#ui/link.tsx'

/** The three ways into the comparison. */
export function CompareLinks({
  title = 'Compare up to three, side by side',
}: {
  title?: string | undefined
}) {
  return (
    <section className="section" aria-labelledby="compare-links">
      <div className="wrap">
        <div className="section__head">
          <h2 id="compare-links">{title}</h2>
        </div>
        <div className="vs">
          {KINDS.map(({ kind, name, text, bars }) => (
            <Link key={kind} className="card" to={paths.compare(kind)}>
              <span className="grid">
                <span className="name h3">Compare {name}</span>
                <span className="sm mut">{text}</span>
              </span>
              <span className="vs__plot" aria-hidden="true">
                {bars.map((height) => (
                  <svg
                    key={height}
                    className={height === Math.max(...bars) ? 'on' : undefined}
                    height={`${height}%`}
                  />
                ))}
              </span>
            </Link>
          ))}
        </div>
      </div>
    </section>
  )
}

const KINDS = [
  { kind: 'casinos', name: 'Casinos', text: 'Scores, payments, licences', bars: [94, 87, 74] },
  { kind: 'bonuses', name: 'Bonuses', text: 'Wagering, minimums, expiry', bars: [60, 90, 45] },
  { kind: 'games', name: 'Games', text: 'RTP, volatility, bet range', bars: [80, 50, 72] },
] as const
