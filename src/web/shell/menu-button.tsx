import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { MENU_ID } from './navigation.ts'

/** Opens the drawer on small screens. Before scripts run it is a link that unfolds the header's own entries. */
export function MenuButton() {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const [needed, setNeeded] = useState(false)

  if (!hydrated)
    return (
      <a className="icon-btn menu-button" href={`#${MENU_ID}`} role="button" aria-label="Open menu">
        <Icon of={Menu} size={22} />
      </a>
    )
  return (
    <>
      <IconButton
        className="menu-button"
        icon={Menu}
        iconSize={22}
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadDrawer()}
        onClick={() => {
          setNeeded(true)
          setOpen(true)
        }}
      />
      {needed && (
        <Suspense>
          <NavigationDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

const loadDrawer = () => import('./navigation-drawer.tsx')
const NavigationDrawer = lazy(async () => ({ default: (await loadDrawer()).NavigationDrawer }))
