import type { Stats } from '#contract/site/site.schema.ts'

/** The four counters, each with a plus and thousands separators; a claim that the site does not make is left out. */
export function Counters({ stats, source }: { stats: Stats; source: string | undefined }) {
  return (
    <>
      <dl className="stats">
        {COUNTERS.map(([key, label]) => {
          const count = stats[key]
          return (
            count !== null && (
              <div key={key}>
                <dt>{label}</dt>
                <dd className="num">{NUMBER.format(count)}+</dd>
              </div>
            )
          )
        })}
      </dl>
      {source && stats.happyUsers !== null && <p className="mut xs">Happy users: {source}</p>}
    </>
  )
}

const NUMBER = new Intl.NumberFormat('en')
const COUNTERS = [
  ['totalCasinos', 'Casinos'],
  ['totalBonuses', 'Bonuses'],
  ['totalGames', 'Games'],
  ['happyUsers', 'Happy users'],
] as const satisfies readonly (readonly [keyof Stats, string])[]
