import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { LICENCE_NOT_STATED } from '#domain/shared/not-stated.ts'

interface CasinoOriginProps {
  casino: Pick<CasinoCardData, 'license' | 'establishedYear'>
}

/** Below the name of a casino: under which licence and since when. An unknown year is left out. */
export function CasinoOrigin({ casino: { license, establishedYear } }: CasinoOriginProps) {
  return (
    <p className="xs mut">
      <span>{license ?? LICENCE_NOT_STATED}</span>
      {establishedYear !== null && <span>Est. {establishedYear}</span>}
    </p>
  )
}
