import { Gift, Percent, RotateCw, Wallet } from 'lucide'
import { Icon } from '#ui/icon.tsx'

/** What the four usual kinds of bonus are, and what to look at first (decision D-33). */
export function BonusGuide() {
  return (
    <section className="section" aria-labelledby="bonus-guide">
      <div className="section__head">
        <h2 id="bonus-guide">Bonus Guide</h2>
      </div>
      <div className="grid-4">
        {KINDS.map(({ icon, name, text }) => (
          <div key={name} className="card card--flat bonus-kind">
            <Icon of={icon} size={24} />
            <h3 className="h3">{name}</h3>
            <p className="sm mut">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

const KINDS = [
  { icon: Gift, name: 'Welcome', text: 'A match on your first deposits. Look at wagering before size.' },
  { icon: Wallet, name: 'No Deposit', text: 'Free to try, usually with a win cap and a short expiry.' },
  { icon: RotateCw, name: 'Free Spins', text: 'Fixed-value spins on named games, often paid in batches.' },
  { icon: Percent, name: 'Cashback', text: 'A share of net losses returned, best when wagering is 1×.' },
] as const
