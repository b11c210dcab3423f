import { paths } from '#contract/shared/paths.ts'
import { SectionTabs } from '../list/list-parts.tsx'
import { useMay } from '../session/staff-context.ts'

/** The two lists of the section, for staff who may see both. */
export function EarningsTabs() {
  const may = useMay()
  return may('programs.write') ? <SectionTabs label="Earnings and programmes" tabs={TABS} /> : null
}

const TABS = [
  { to: paths.admin('earnings'), label: 'Report' },
  { to: paths.admin('earnings/programmes'), label: 'Programmes' },
]
