import { SunMoon } from 'lucide'
import { IconButton } from '#ui/icon-button.tsx'

/** Switches between dark and light. The script in the head listens for it, from the first moment on. */
export function ThemeToggle() {
  return <IconButton icon={SunMoon} label="Switch theme" data-theme-toggle="" />
}
