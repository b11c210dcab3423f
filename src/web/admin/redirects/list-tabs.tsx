import { paths } from '#contract/shared/paths.ts'
import { SectionTabs } from '../list/list-parts.tsx'

/** The two lists of the section. */
export function ListTabs() {
  return <SectionTabs label="Redirects and missing addresses" tabs={TABS} />
}

const TABS = [
  { to: paths.admin('redirects'), label: 'Redirects' },
  { to: paths.admin('redirects/missing'), label: 'Missing addresses' },
]
