import { KeyRound, LogOut, Menu } from 'lucide'
import { useRef, useState } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Brand } from '../shell/brand.tsx'
import { callApi } from '../shell/call-api.ts'
import { useSite } from '../shell/site-data.ts'
import { ThemeToggle } from '../shell/theme-toggle.tsx'
import { ADMIN_SECTION_GROUPS } from './admin-sections.ts'
import { sendHeldDrafts } from './drafts/send-held-drafts.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { useStaff } from './session/staff-context.ts'
import { useMay } from './session/use-may.ts'
import { forgetLogin, storedToken } from './session/stored-login.ts'

/** The sections, who is signed in and the way out: beside the page from 1024 pixels on, above it on smaller screens. */
export function AdminBar() {
  const { brand } = useSite()
  const staff = useStaff()
  const navigate = useNavigate()
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
  return (
    <header className="admin-bar">
      <IconButton
        className="admin-bar__menu"
        icon={Menu}
        iconSize={22}
        label="Open menu"
        aria-haspopup="dialog"
        popoverTarget={MENU_ID}
      />
      <Link className="brand" to={paths.home()} aria-label={`${brand.name}, public site`}>
        <Brand name={brand.name} />
      </Link>
      <Badge>Admin</Badge>
      <SectionMenu />
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
      {isChangingPassword && <PasswordDialog onClose={() => setChangingPassword(false)} />}
    </header>
  )
}

const MENU_ID = 'admin-menu'

/** The sections by group: beside the page from 1024 pixels on, a popover that its button opens on smaller screens. */
function SectionMenu() {
  const may = useMay()
  const menu = useRef<HTMLElement>(null)
  return (
    <nav id={MENU_ID} className="admin-menu" aria-label="Admin" popover="auto" ref={menu}>
      {ADMIN_SECTION_GROUPS.map(({ label, sections }) => {
        const open = sections.filter(({ access }) => may(access))
        if (open.length === 0) return null
        return (
          <div key={label ?? ''} role="group" aria-label={label}>
            {label !== undefined && <p aria-hidden="true">{label}</p>}
            {open.map(({ section, label: name, icon }) => (
              <NavLink
                key={section}
                to={paths.admin(section)}
                end={section === ''}
                onClick={() => menu.current?.hidePopover()}
              >
                <Icon of={icon} size={18} />
                {name}
              </NavLink>
            ))}
          </div>
        )
      })}
    </nav>
  )
}

const SEND_DRAFTS_MS = 3000

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
