/** The two cookies of the site, both for browsers that staff sign in from. Visitors never get one. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { DAY_S, HOUR_MS } from '#contract/shared/durations.ts'
import { DEVICE, SESSION } from '#contract/staff/limits.ts'
import { HOST_SESSION_COOKIE, SESSION_COOKIE } from '#operations/staff/find-signed-in.ts'

export interface StaffCookie {
  /** What the browser sent; undefined when it is not of the form that is handed out. */
  value: string | undefined
  /** Lets the browser keep this value; it opens nothing without a password or a token. */
  keep: (value: string) => void
  forget: () => void
}

export interface StaffCookies {
  /** Tells a device that staff have signed in from. */
  device: StaffCookie
  /** What a session that began in this browser is bound to. */
  session: StaffCookie
  /**
   * Whether a browser asks: it names the origin of the page in every POST, and a page cannot leave the header out.
   * Programs send none.
   */
  isBrowser: boolean
}

/** `publicUrl` decides whether the cookies may travel unencrypted. */
export function staffCookies(c: Context, publicUrl: string): StaffCookies {
  const secure = publicUrl.startsWith('https:')
  const cookie = (name: string, path: string, maxAge: number): StaffCookie => ({
    value: /^[0-9a-f]{64}$/.exec(getCookie(c, name) ?? '')?.[0],
    keep: (value) => setCookie(c, name, value, { path, httpOnly: true, sameSite: 'Strict', secure, maxAge }),
    forget: () => void deleteCookie(c, name, { path, secure }),
  })
  return {
    device: cookie('known_device', '/api/auth', DEVICE.days * DAY_S),
    session: cookie(secure ? HOST_SESSION_COOKIE : SESSION_COOKIE, '/', (SESSION.hours * HOUR_MS) / 1000),
    isBrowser: c.req.header('origin') !== undefined,
  }
}
