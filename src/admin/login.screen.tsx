import { useEffect } from 'react'
import { useNavigate, type MetaFunction } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { ToastHost } from '#ui/toast.tsx'
import { Brand } from '#web/shell/brand.tsx'
import { siteOf, useSite } from '#web/shell/site-data.ts'
import { storedToken } from '#web/shell/stored-login.ts'
import { adminMeta, NO_STORE } from './admin-meta.ts'
import { SignInForm } from './staff/sign-in-form.tsx'
import './admin-page.css'

export const headers = () => NO_STORE

export const meta: MetaFunction = ({ matches }) => adminMeta('Prijava', siteOf(matches))

/** The sign-in. A stored token leads on at once; the guard of the next screen verifies it. */
export default function LoginScreen() {
  const navigate = useNavigate()
  const { brand } = useSite()
  useEffect(() => {
    if (storedToken() !== undefined) void navigate(paths.admin(), { replace: true })
  }, [navigate])
  return (
    <main className="login" id="main">
      <div className="card card--flat w-[min(25rem,100%)] p-8">
        <div className="login__head mb-5">
          <span className="brand">
            <Brand brand={brand} />
          </span>
          <h1>Prijava</h1>
          <p className="sm mut">Admin panel</p>
        </div>
        <SignInForm onSignedIn={() => void navigate(paths.admin(), { replace: true })} />
        <noscript>
          <p className="sm mut">The admin area needs JavaScript.</p>
        </noscript>
      </div>
      <ToastHost />
    </main>
  )
}
