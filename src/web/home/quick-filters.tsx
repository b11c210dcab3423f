import { Bitcoin, Gift, Smartphone, Trophy } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

/** Four ways into the casino list. */
export function QuickFilters() {
  return (
    <nav className="scroll-x" aria-label="Quick filters">
      {FILTERS.map(([label, query, icon]) => (
        <Link key={label} className="chip" to={paths.casinos(query)}>
          <Icon of={icon} size={18} />
          {label}
        </Link>
      ))}
    </nav>
  )
}

const FILTERS = [
  ['Top Rated', 'sort=safetyIndex', Trophy],
  ['No Deposit', 'bonusType=no_deposit', Gift],
  ['Crypto', 'paymentMethods=Bitcoin', Bitcoin],
  ['Mobile', 'features=Mobile', Smartphone],
] as const
