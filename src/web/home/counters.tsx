import type { Stats } from '#contract/site/site.schema.ts'

/** The four counters, each with a plus and thousands separators. They stand still. */
export function Counters({ stats }: { stats: Stats }) {
  return (
    <dl className="stats">
      {COUNTERS.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className="num">{NUMBER.format(stats[key])}+</dd>
        </div>
      ))}
    </dl>
  )
}

const NUMBER = new Intl.NumberFormat('en')
const COUNTERS = [
  ['totalCasinos', 'Casinos'],
  ['totalBonuses', 'Bonuses'],
  ['totalGames', 'Games'],
  ['happyUsers', 'Happy users'],
] as const satisfies readonly (readonly [keyof Stats, string])[]
