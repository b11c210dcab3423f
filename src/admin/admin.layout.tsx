import { QueryClientProvider } from '@tanstack/react-query'
import { ChevronDown, KeyRound, Lock, LogOut, UserRound } from 'lucide'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  Link,
  NavLink,
  Outlet,
  useLocation,
  useMatches,
  useNavigate,
  useRouteError,
  type MetaFunction,
} from 'react-router'
import { STAFF_COOKIE } from '#contract/clicks/click-words.ts'
import { paths } from '#contract/shared/paths.ts'
import { onlyWhoMay, ROLE_WITH_ARTICLE, ROLES, type Access } from '#contract/staff/permissions.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ToastHost } from '#ui/toast.tsx'
import { TooltipLayer } from '#ui/tooltip-layer.tsx'
import { Brand } from '#web/shell/brand.tsx'
import { callApi } from '#web/shell/call-api.ts'
import { ErrorPage } from '#web/shell/error-page.tsx'
import { createQueryClient } from '#web/shell/query-client.ts'
import { siteOf, useSite } from '#web/shell/site-data.ts'
import { ThemeToggle } from '#web/shell/theme-toggle.tsx'
import { forgetLogin, storedToken } from '#web/shell/stored-login.ts'
import { adminMeta, NO_STORE } from './admin-meta.ts'
import {
  ADMIN_SECTIONS,
  MAIN_SECTIONS,
  MORE_SECTIONS,
  sectionAt,
  type AdminSection,
} from './admin-sections.ts'
import { sendOpenDrafts } from './items/drafts/draft-saver.ts'
import { NoticeBar } from './overview/notice-bar.tsx'
import { DisplayNameDialog, PasswordDialog } from './password-dialog.tsx'
import { Guard } from './staff/guard.tsx'
import { PasswordAgainDialog } from './staff/password-again-dialog.tsx'
import { SessionLostDialog } from './staff/session-lost-dialog.tsx'
import { useMay, useStaff } from './staff/staff-context.ts'
import './admin-page.css'

const MENU_ID = 'admin-menu'

const SEND_DRAFTS_MS = 3000

const YEAR_SECONDS = 365 * 24 * 60 * 60

export const headers = () => NO_STORE

export const meta: MetaFunction = ({ matches, location }) => {
  return adminMeta(sectionAt(location.pathname)?.label ?? 'Admin', siteOf(matches))
}

/** The frame of every admin screen, behind the guard. Data is loaded in the browser, which has the token. */
export default function AdminLayout() {
  const [client] = useState(createQueryClient)
  // A new section starts at its top with fresh state.
  const section = useMatches().at(-1)?.id
  const { pathname } = useLocation()
  useEffect(markStaff, [])
  return (
    <QueryClientProvider client={client}>
      <div className="admin">
        <Guard>
          <a className="skip" href="#main">
            Skip to content
          </a>
          <AdminBar />
          <NoticeBar />
          <main id="main" tabIndex={-1}>
            <div className="wrap" key={section}>
              <Permitted access={sectionAt(pathname)?.access ?? 'signed-in'}>
                <Outlet />
              </Permitted>
            </div>
          </main>
          <PasswordAgainDialog />
          <SessionLostDialog />
        </Guard>
        <ToastHost />
        <TooltipLayer />
      </div>
    </QueryClientProvider>
  )
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <ErrorPage error={useRouteError()} />
    </main>
  )
}

/** Marks this browser, so that its clicks on casinos' links are not counted. The mark grants nothing. */
function markStaff(): void {
  document.cookie = `${STAFF_COOKIE}=1; path=/go; max-age=${YEAR_SECONDS}; samesite=lax`
}

/** The signed-in person, the sign-out button, and the sections below. */
function AdminBar() {
  const { brand } = useSite()
  const staff = useStaff()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'password' | 'name'>()
  const [isLeaving, setLeaving] = useState(false)
  const signOut = async () => {
    setLeaving(true)
    await Promise.race([sendOpenDrafts(), wait(SEND_DRAFTS_MS)])
    const token = storedToken()
    forgetLogin()
    // Signed out locally in any case; the server is told if it can be reached.
    if (token !== undefined)
      void callApi('/api/auth/logout', { method: 'POST', token }).catch(() => undefined)
    await navigate(paths.adminLogin())
  }
  return (
    <header className="admin-bar bg-card border-b border-b-border">
      <div className="wrap admin-bar__top flex items-center gap-2 min-h-14">
        <Link className="brand" to={paths.home()} aria-label={`${brand.name}, public site`}>
          <Brand brand={brand} />
        </Link>
        <Badge>Admin</Badge>
        <div className="admin-bar__tools ml-auto flex items-center gap-1 max-[359px]:gap-0">
          <span className="admin-bar__who hidden text-sm md:[display:inline]">
            {staff.username} <Badge tone={staff.role === 'owner' ? 'chip' : 'plain'}>{staff.role}</Badge>
          </span>
          <IconButton
            icon={KeyRound}
            iconSize={18}
            label="Change my password"
            onClick={() => setOpen('password')}
          />
          <IconButton
            icon={UserRound}
            iconSize={18}
            label="Change my display name"
            onClick={() => setOpen('name')}
          />
          <ThemeToggle />
          <Button
            variant="ghost"
            size="sm"
            aria-label="Odjavi se"
            loading={isLeaving}
            onClick={() => void signOut()}
          >
            <Icon of={LogOut} size={18} />
            <span>Odjavi se</span>
          </Button>
        </div>
      </div>
      <SectionTabs />
      {open === 'password' && <PasswordDialog onClose={() => setOpen(undefined)} />}
      {open === 'name' && <DisplayNameDialog onClose={() => setOpen(undefined)} />}
    </header>
  )
}

/** The main sections as tabs, and the rest in the menu "More". */
function SectionTabs() {
  const may = useMay()
  const { pathname } = useLocation()
  const menu = useRef<HTMLDivElement>(null)
  const more = MORE_SECTIONS.filter(({ access }) => may(access))
  const current = sectionAt(pathname)
  const isInMore = current !== undefined && more.includes(current)
  return (
    <nav className="wrap flex items-stretch" aria-label="Admin">
      <div className="admin-tabs__main">
        {MAIN_SECTIONS.filter(({ access }) => may(access)).map((section) => (
          <SectionLink key={section.section} {...section} />
        ))}
      </div>
      {more.length > 0 && (
        <>
          <button
            type="button"
            className="admin-tabs__more"
            popoverTarget={MENU_ID}
            data-current={isInMore || undefined}
          >
            More
            {isInMore && <span className="sr"> ({current.label})</span>}
            <Icon of={ChevronDown} size={16} />
          </button>
          <div id={MENU_ID} className="admin-menu" popover="auto" ref={menu}>
            {more.map((section) => (
              <SectionLink key={section.section} {...section} onClick={() => menu.current?.hidePopover()} />
            ))}
          </div>
        </>
      )}
    </nav>
  )
}

function SectionLink({ section, label, icon, onClick }: AdminSection & { onClick?: () => void }) {
  return (
    <NavLink to={paths.admin(section)} end={section === ''} onClick={onClick}>
      <Icon of={icon} size={18} />
      {label}
    </NavLink>
  )
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** A screen for people with the permission; others see why not. The server refuses as well. */
function Permitted({ access, children }: { access: Access; children: ReactNode }) {
  const { role } = useStaff()
  const may = useMay()
  if (may(access)) return children
  const first = ADMIN_SECTIONS.find((section) => may(section.access))
  return (
    <EmptyState
      as="h1"
      icon={Lock}
      title={`${onlyWhoMay(ROLES, access)} may see this`}
      action={
        first !== undefined && (
          <ButtonLink variant="outline" to={paths.admin(first.section)}>
            {first.section === '' ? 'Back to the overview' : `Go to ${first.label}`}
          </ButtonLink>
        )
      }
    >
      Your account is {ROLE_WITH_ARTICLE[role]} account. Ask the owner for what you need.
    </EmptyState>
  )
}
