import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Link } from '#ui/link.tsx'
import { SafetyBadge } from '../cards/scores.tsx'
import { CasinoLogo } from './casino-logo.tsx'

interface CasinoLinksProps {
  casinos: readonly Pick<CasinoCardData, 'id' | 'slug' | 'name' | 'logoUrl' | 'safetyIndex'>[]
  className?: string
}

/** Links to other casinos, in place of one with a warning: logo, name and safety index. */
export function CasinoLinks({ casinos, className = '' }: CasinoLinksProps) {
  return (
    <ul className={`grid gap-2 ${className}`}>
      {casinos.map((casino) => (
        <li key={casino.id} className="card flex items-center gap-3 p-3">
          <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={40} />
          <Link className="stretched name min-w-0 flex-1" to={paths.casino(casino)}>
            {casino.name}
          </Link>
          <SafetyBadge safetyIndex={casino.safetyIndex} />
        </li>
      ))}
    </ul>
  )
}
