import { Menu } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { MENU_ID } from './navigation.ts'

/** Opens the drawer on small screens. Without scripts it is a link that unfolds the header's own entries. */
export function MenuButton() {
  const [open, setOpen] = useState(false)
  const [needed, setNeeded] = useState(false)
  return (
    <>
      <a className="icon-btn menu-button unscripted" href={`#${MENU_ID}`} aria-label="Open menu">
        <Icon of={Menu} size={22} />
      </a>
      <IconButton
        className="menu-button scripted"
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
