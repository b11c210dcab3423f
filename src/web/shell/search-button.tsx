import { Search } from 'lucide'
import { IconButton } from '#ui/icon-button.tsx'
import { SITE_SEARCH_ID } from '../search/site-search.tsx'

/** Opens the full-screen search, where the header has no room for a field. */
export function SearchButton() {
  return (
    <IconButton
      className="menu-button"
      icon={Search}
      iconSize={22}
      label="Open search"
      aria-haspopup="dialog"
      popoverTarget={SITE_SEARCH_ID}
    />
  )
}
