import { NavLink } from 'react-router'

interface SectionTabsProps {
  label: string
  /** The first one is where the section opens. */
  tabs: readonly { to: string; label: string }[]
}

/** The lists of a section that has several. */
export function SectionTabs({ label, tabs }: SectionTabsProps) {
  return (
    <nav className="section-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  )
}
