import { ShieldAlert, ShieldCheck } from 'lucide'
import { isRecommended, needsCaution } from '#domain/casinos/caution.ts'
import { LICENCE_NOT_STATED } from '#domain/shared/not-stated.ts'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ShownCasino } from './shown-casino.ts'

interface LicenceLineProps {
  casino: Pick<ShownCasino, 'license' | 'safetyIndex'>
  /** The landing pages of the casino's facts, by value. */
  landings?: Readonly<Record<string, string>> | undefined
}

/** The licence below the name. A shield with a tick vouches for both, so it needs a licence and a safety index. */
export function LicenceLine({ casino, landings = {} }: LicenceLineProps) {
  const { license, safetyIndex } = casino
  const isDoubtful = needsCaution(safetyIndex)
  const to = license === null ? undefined : landings[license]
  const vouchesFor = license !== null && isRecommended(safetyIndex)
  return (
    <p className="row wrapx sm mut detail-head__license" data-caution={isDoubtful || undefined}>
      {(isDoubtful || vouchesFor) && <Icon of={isDoubtful ? ShieldAlert : ShieldCheck} size={16} />}
      {to === undefined ? (
        (license ?? LICENCE_NOT_STATED)
      ) : (
        <Link className="link" to={to}>
          {license}
        </Link>
      )}
    </p>
  )
}
