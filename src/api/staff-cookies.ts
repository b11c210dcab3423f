/** The site's two cookies, both for browsers in which staff sign in. Visitors get none. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { DAY_S, HOUR_MS } from '#contract/shared/durations.ts'
import { DEVICE, SESSION } from '#contract/staff/limits.ts'
import { HOST_SESSION_COOKIE, SESSION_COOKIE } from '#operations/staff/find-signed-in.ts'

export interface StaffCookie {
  /** The value that the browser sent; undefined when it has the wrong format. */
  value: string | undefined
  /** Stores this value in the browser. It is useless without a password or a token. */
  keep: (value: string) => void
  forget: () => void
}

export interface StaffCookies {
  /** Identifies a device in which staff have signed in. */
  device: StaffCookie
  /** Binds a session to the browser in which it began. */
  session: StaffCookie
  /**
   * Whether a browser asks: browsers send the page's origin with every POST, and a page cannot suppress it. Programs
   * send none.
   */
  isBrowser: boolean
}

/** `publicUrl` decides whether the cookies may be sent unencrypted. */
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
