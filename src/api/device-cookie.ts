/** The one cookie of the site: it tells a device that staff have signed in from. Visitors never get it. */
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { DAY_S } from '#contract/shared/durations.ts'
import { DEVICE } from '#contract/shared/limits.ts'

export interface DeviceCookie {
  /** What the device sent; undefined when it is not of the form that is handed out. */
  token: string | undefined
  /** Lets the device keep this token; it opens nothing by itself. */
  keep: (token: string) => void
}

const NAME = 'known_device'

/** `publicUrl` decides whether the cookie may travel unencrypted. */
export function deviceCookie(c: Context, publicUrl: string): DeviceCookie {
  const sent = getCookie(c, NAME)
  return {
    token: sent !== undefined && /^[0-9a-f]{64}$/.test(sent) ? sent : undefined,
    keep: (token) =>
      setCookie(c, NAME, token, {
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'Strict',
        secure: publicUrl.startsWith('https:'),
        maxAge: DEVICE.days * DAY_S,
      }),
  }
}
