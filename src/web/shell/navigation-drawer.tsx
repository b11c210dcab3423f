import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { currentPage, NAVIGATION } from './navigation.ts'
import { useSite } from './site-data.ts'

interface NavigationDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The menu of small screens; it closes when an entry is picked. */
export function NavigationDrawer({ open, onOpenChange }: NavigationDrawerProps) {
  const { pathname } = useLocation()
  const { brand } = useSite()
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Navigation"
      description="Explore casino reviews and bonuses"
    >
      <nav aria-label="Main">
        {NAVIGATION.map(({ label, to, icon }) => (
          <Link key={to} to={to} aria-current={currentPage(to, pathname)} onClick={() => onOpenChange(false)}>
            <Icon of={icon} />
            {label}
          </Link>
        ))}
      </nav>
      <div className="sheet__foot">
        <span>21+. Please gamble responsibly.</span>
        <span>© 2024 {brand.name}</span>
      </div>
    </Sheet>
  )
}
