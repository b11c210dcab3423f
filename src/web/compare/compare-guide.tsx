import { HeartHandshake, ListChecks, Scale } from 'lucide'
import type { CompareKind } from '#contract/comparisons/compare.ts'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

/** How to read the table, what matters in it, and a word of caution (decision D-48). */
export function CompareGuide({ kind }: { kind: CompareKind }) {
  return (
    <div className="section grid-3 cmp-guide">
      <section className="card card--flat panel">
        <Icon of={Scale} size={24} />
        <h2>How to compare</h2>
        <ul>
          {HOW.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="card card--flat panel">
        <Icon of={ListChecks} size={24} />
        <h2>What to look for</h2>
        <ul>
          {LOOK_FOR[kind].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="card card--flat panel">
        <Icon of={HeartHandshake} size={24} />
        <h2>Playing responsibly</h2>
        <ul>
          {CARE.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Link className="link" to={paths.responsibleGambling()}>
          Help and helplines
        </Link>
      </section>
    </div>
  )
}

const HOW = [
  'Choose two or three of a kind, with the search above or the empty slots.',
  'The best value of a row says so. Equal values are all the best; unknown ones never are.',
  'Turn on "Differences only" to leave out what is the same, and copy the link to come back or to share.',
] as const

const LOOK_FOR: Readonly<Record<CompareKind, readonly string[]>> = {
  casinos: [
    'Safety first: a licence and a clean payout record outweigh any bonus.',
    'Payouts and support, because you meet them when something goes wrong.',
    'A payment method that you use, and the conditions below the welcome offer.',
  ],
  bonuses: [
    'Wagering decides what a bonus is worth: 35× on €100 means staking €3,500.',
    'The minimum deposit and the highest win bound what goes in and what can come out.',
    'Whether there is time enough before it ends, and how safe the casino behind it is.',
  ],
  games: [
    'RTP is what comes back over very many rounds: 96% keeps €4 of every €100 staked.',
    'High volatility means long spells without a win. Choose it for your budget, not for its top prize.',
    'The lowest bet: it sets how long the same money lasts. Try the demo before you play for money.',
  ],
}

const CARE = [
  'Set an amount and a time before you start, and stop at either.',
  'Never chase a loss: the odds do not remember it.',
  'Gambling is no income. 21+ only.',
] as const
