import { SunMoon } from 'lucide'
import { IconButton } from '#ui/icon-button.tsx'

/** Switches between dark and light. The script in the head listens to it from the start. */
export function ThemeToggle() {
  return <IconButton icon={SunMoon} label="Switch theme" data-theme-toggle="" />
}
