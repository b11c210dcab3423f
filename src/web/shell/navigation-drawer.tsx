import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { currentPage, DRAWER_ID, navigation } from './navigation.ts'
import { MenuLink } from './menu-link.tsx'
import { useSite } from './site-data.ts'

/** The menu of small screens; it closes when an entry is picked. */
export function NavigationDrawer() {
  const { pathname } = useLocation()
  const { brand, menus } = useSite()
  return (
    <Sheet id={DRAWER_ID} title="Navigation" description="Explore casino reviews and bonuses">
      <nav aria-label="Main">
        {navigation(menus?.header).map(({ label, to, icon }) => (
          <MenuLink key={label + to} to={to} aria-current={currentPage(to, pathname)} onClick={closeDrawer}>
            <Icon of={icon} />
            {label}
          </MenuLink>
        ))}
      </nav>
      <div className="sheet__foot">
        <Link className="link" to={paths.responsibleGambling()} onClick={closeDrawer}>
          Help with gambling
        </Link>
        <span>21+. Please gamble responsibly.</span>
        <span>© 2024 {brand.name}</span>
      </div>
    </Sheet>
  )
}

function closeDrawer({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
