import { ShieldAlert, ShieldCheck } from 'lucide'
import { isRecommended, needsCaution } from '#domain/casinos/caution.ts'
import { LICENCE_NOT_STATED } from '#domain/shared/not-stated.ts'
import { Icon } from '#ui/icon.tsx'
import type { ShownCasino } from './shown-casino.ts'

/** The licence below the name. A shield with a tick vouches for both, so it needs a licence and a safety index. */
export function LicenceLine({ casino }: { casino: Pick<ShownCasino, 'license' | 'safetyIndex'> }) {
  const { license, safetyIndex } = casino
  const isDoubtful = needsCaution(safetyIndex)
  const vouchesFor = license !== null && isRecommended(safetyIndex)
  return (
    <p className="row wrapx sm mut detail-head__license" data-caution={isDoubtful || undefined}>
      {(isDoubtful || vouchesFor) && <Icon of={isDoubtful ? ShieldAlert : ShieldCheck} size={16} />}
      {license ?? LICENCE_NOT_STATED}
    </p>
  )
}
