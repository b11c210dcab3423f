import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useLocation, useMatches, useRouteError } from 'react-router'
import { ToastHost } from '#ui/toast.tsx'
import { TooltipLayer } from '#ui/tooltip-layer.tsx'
import { ErrorPage } from '../shell/error-page.tsx'
import { createQueryClient } from '../shell/query-client.ts'
import { siteOf } from '../shell/site-data.ts'
import type { Route } from './+types/admin.layout.ts'
import { AdminBar } from './admin-bar.tsx'
import { adminMeta, NO_STORE } from './admin-meta.ts'
import { sectionAt } from './admin-sections.ts'
import { NoticeBar } from './notices/notice-bar.tsx'
import { markStaff } from './mark-staff.ts'
import { Permitted } from './permitted.tsx'
import { Guard } from './session/guard.tsx'
import { PasswordAgainDialog } from './session/password-again-dialog.tsx'
import { SessionLostDialog } from './session/session-lost-dialog.tsx'
import './admin-page.css'

export const headers = () => NO_STORE

export const meta: Route.MetaFunction = ({ matches, location }) => {
  return adminMeta(sectionAt(location.pathname)?.label ?? 'Admin', siteOf(matches))
}

/** Every screen of the admin area, behind the guard. Its data is asked for in the browser, where the token is. */
export default function AdminLayout() {
  const [client] = useState(createQueryClient)
  // A section starts at its top with its own state.
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
