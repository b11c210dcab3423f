import { KeyRound, LogOut } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Brand } from '../shell/brand.tsx'
import { callApi } from '../shell/call-api.ts'
import { useSite } from '../shell/site-data.ts'
import { ThemeToggle } from '../shell/theme-toggle.tsx'
import { ADMIN_SECTIONS, sectionAt } from './admin-sections.ts'
import { sendHeldDrafts } from './drafts/send-held-drafts.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { useStaff } from './session/staff-context.ts'
import { useMay } from './session/use-may.ts'
import { forgetLogin, storedToken } from './session/stored-login.ts'

/** The bar at the top of the admin area: who is signed in, the way out, and the sections. */
export function AdminBar() {
  const { brand } = useSite()
  const staff = useStaff()
  const may = useMay()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const sections = useRef<HTMLElement>(null)
  const [isChangingPassword, setChangingPassword] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const signOut = async () => {
    setLeaving(true)
    // What cannot be sent in time stays on this device, for this person alone.
    await Promise.race([sendHeldDrafts(staff.username), wait(SEND_DRAFTS_MS)])
    const token = storedToken()
    forgetLogin()
    // Signed out here in any case; the server is told as well as it can be.
    if (token !== undefined)
      void callApi('/api/auth/logout', { method: 'POST', token }).catch(() => undefined)
    await navigate(paths.adminLogin())
  }
  // On a phone the section that is open may lie out of sight.
  useEffect(() => {
    const section = sectionAt(pathname)?.section ?? ''
    sections.current
      ?.querySelector(`[href="${paths.admin(section)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <header className="admin-bar">
      <div className="wrap admin-bar__row">
        <Link className="brand" to={paths.home()} aria-label={`${brand.name}, public site`}>
          <Brand name={brand.name} />
        </Link>
        <Badge>Admin</Badge>
        <div className="admin-bar__tools">
          <span className="admin-bar__who">
            {staff.username} <Badge tone={staff.role === 'owner' ? 'chip' : 'plain'}>{staff.role}</Badge>
          </span>
          <IconButton
            icon={KeyRound}
            iconSize={18}
            label="Change my password"
            onClick={() => setChangingPassword(true)}
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
      <nav className="wrap tabs" aria-label="Admin" ref={sections}>
        {ADMIN_SECTIONS.filter(({ access }) => may(access)).map(({ section, label, icon }) => (
          <NavLink key={section} to={paths.admin(section)} end={section === ''}>
            <Icon of={icon} size={18} />
            {label}
          </NavLink>
        ))}
      </nav>
      {isChangingPassword && <PasswordDialog onClose={() => setChangingPassword(false)} />}
    </header>
  )
}

const SEND_DRAFTS_MS = 3000

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
