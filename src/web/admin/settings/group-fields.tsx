import type { ComponentType } from 'react'
import type { SettingGroup } from '#contract/settings/settings.schema.ts'
import { BrandFields } from './brand-fields.tsx'
import { ClaimFields } from './claim-fields.tsx'
import { HomeFields } from './home-fields.tsx'
import { LegalFields } from './legal-fields.tsx'
import { LookFields } from './look-fields.tsx'
import { MenuFields } from './menu-fields.tsx'

/** The controls of one group; the form stands around them. */
export function GroupFields({ group }: { group: SettingGroup }) {
  const Fields = FIELDS[group]
  return <Fields />
}

const FIELDS: Readonly<Record<SettingGroup, ComponentType>> = {
  brand: BrandFields,
  claims: ClaimFields,
  menus: MenuFields,
  home: HomeFields,
  legal: LegalFields,
  look: LookFields,
}
