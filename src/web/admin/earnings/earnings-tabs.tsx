import { paths } from '#contract/shared/paths.ts'
import { SectionTabs } from '../list/section-tabs.tsx'
import { useMay } from '../session/use-may.ts'

/** The two lists of the section, for whoever may see both. */
export function EarningsTabs() {
  const may = useMay()
  return may('programs.write') ? <SectionTabs label="Earnings and programmes" tabs={TABS} /> : null
}

const TABS = [
  { to: paths.admin('earnings'), label: 'Report' },
  { to: paths.admin('earnings/programmes'), label: 'Programmes' },
]
