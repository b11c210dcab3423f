import { Menu } from 'lucide'
import { IconButton } from '#ui/icon-button.tsx'
import { DRAWER_ID } from './navigation.ts'

/** Opens the drawer on small screens. */
export function MenuButton() {
  return (
    <IconButton
      className="menu-button"
      icon={Menu}
      iconSize={22}
      label="Open menu"
      aria-haspopup="dialog"
      popoverTarget={DRAWER_ID}
    />
  )
}
