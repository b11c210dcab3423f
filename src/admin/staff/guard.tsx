import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Verified } from '#contract/staff/admins.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { callApi, CallError } from '#web/shell/call-api.ts'
import {
  claimTab,
  followLogin,
  forgetLogin,
  isOfAnother,
  keepLogin,
  storedToken,
  type StaffUser,
} from '#web/shell/stored-login.ts'
import { noticesQuery } from '../overview/notice-bar.tsx'
import { askWhoGoesOn, goOn } from './held-calls.ts'
import { StaffContext } from './staff-context.ts'

/** Shows its contents to a person whose token the server accepts; everyone else is sent to the sign-in. */
export function Guard({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [staff, setStaff] = useState<StaffUser>()
  const [unreachable, setUnreachable] = useState(false)

  useEffect(() => {
    if (unreachable) return undefined
    const abort = new AbortController()
    const check = async () => {
      const [found] = await Promise.all([checkLogin(abort.signal), client.prefetchQuery(noticesQuery)])
      if (abort.signal.aborted) return
      if (found === 'unreachable') setUnreachable(true)
      else if (found === undefined) await navigate(paths.adminLogin(), { replace: true })
      else {
        claimTab(found.id)
        setStaff(found)
      }
    }
    void check()
    return () => abort.abort()
  }, [client, navigate, unreachable])

  useEffect(
    () =>
      followLogin(() => {
        if (storedToken() === undefined) {
          // Typed values are in the drafts, and nobody else at this screen must read the rows of the person who left.
          forgetLogin()
          setStaff(undefined)
          client.clear()
          void navigate(paths.adminLogin(), { replace: true })
        } else if (isOfAnother()) askWhoGoesOn()
        // The same person has signed in again.
        else goOn('sign-in')
      }),
    [client, navigate],
  )

  if (staff !== undefined) {
    const rename = (displayName: string | null) => setStaff({ ...staff, displayName })
    return <StaffContext value={{ ...staff, rename }}>{children}</StaffContext>
  }
  return (
    <main className="login" id="main">
      {unreachable ? (
        <div className="state">
          <p>The server cannot be reached. Nothing is lost.</p>
          <Button onClick={() => setUnreachable(false)}>Try again</Button>
        </div>
      ) : (
        <p role="status">Proverava autentifikaciju...</p>
      )}
      <noscript>
        <p>The admin area needs JavaScript.</p>
      </noscript>
    </main>
  )
}

/** A refused token is deleted; an unreachable server has not refused it. */
async function checkLogin(signal: AbortSignal): Promise<StaffUser | 'unreachable' | undefined> {
  const token = storedToken()
  if (token === undefined) return undefined
  try {
    const { user } = await callApi<Verified>('/api/auth/verify', { token, signal })
    // The server's data about the person is authoritative.
    if (storedToken() === token) keepLogin(token, user)
    return user
  } catch (error) {
    if (!(error instanceof CallError)) return 'unreachable'
    forgetLogin()
    return undefined
  }
}
