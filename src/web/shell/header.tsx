import { useLocation } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { Link } from '#ui/link.tsx'
import { SiteSearch } from '../search/site-search.tsx'
import { Brand } from './brand.tsx'
import { HeaderSearch } from './header-search.tsx'
import { MenuLink } from './menu-link.tsx'
import { MenuButton } from './menu-button.tsx'
import { currentPage, navigation } from './navigation.ts'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { useSite } from './site-data.ts'
import { SearchButton } from './search-button.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The bar at the top of every public page. */
export function Header() {
  const { pathname } = useLocation()
  const { brand, menus } = useSite()
  return (
    <header className="site-header">
      <div className="wrap site-header__row">
        <Link className="brand" to={paths.home()} aria-label={`${brand.name}, home`}>
          <Brand name={brand.name} />
        </Link>
        <nav className="nav" aria-label="Main">
          {navigation(menus?.header)
            .slice(1)
            .map(({ label, to }) => (
              <MenuLink key={label + to} to={to} aria-current={currentPage(to, pathname)}>
                {label}
              </MenuLink>
            ))}
        </nav>
        <div className="header-tools">
          <HeaderSearch />
          <SearchButton />
          <ThemeToggle />
          <MenuButton />
        </div>
      </div>
      <NavigationDrawer />
      <SiteSearch />
    </header>
  )
}
