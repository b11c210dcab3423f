import {
  ChangedDisplayName,
  GivenPassword,
  SignedIn,
  SignIn,
  Verified,
} from '#contract/staff/admins.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { Done } from '#contract/site/site.schema.ts'
import { changeDisplayName } from '#operations/staff/change-display-name.ts'
import { givePassword } from '#operations/staff/give-password.ts'
import { signIn } from '#operations/staff/sign-in.ts'
import { signOut } from '#operations/staff/sign-out.ts'
import { route, staffOf } from '../../route.ts'

export const authRoutes = [
  route({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in and answers the token to send as a bearer credential',
    access: 'public',
    // A stored response would contain the token.
    isRepeatable: true,
    body: SignIn,
    response: SignedIn,
    refusalEvents: { unauthenticated: 'sign_in_failed', rate_limited: 'sign_in_throttled' },
    handle: async ({ app, address, cookies: { device, session, isBrowser }, body }) => {
      const from = { address, deviceToken: device.value, isBrowser }
      const { answer, deviceToken, sessionCookie } = await signIn(app, from, body)
      device.keep(deviceToken)
      if (sessionCookie !== undefined) session.keep(sessionCookie)
      return answer
    },
  }),
  route({
    method: 'GET',
    path: '/api/auth/verify',
    summary: 'Who is signed in',
    access: 'signed-in',
    response: Verified,
    handle: (call) => {
      const { adminId, username, displayName, role } = staffOf(call)
      return { success: true, user: { id: adminId, username, displayName, role } }
    },
  }),
  route({
    method: 'PUT',
    path: '/api/auth/display-name',
    summary: 'Sets the name that visitors read beside what one did; an empty one is the name of the site',
    access: 'signed-in',
    body: ChangedDisplayName,
    response: Done,
    handle: (call) => changeDisplayName(call.app, staffOf(call), call.body),
  }),
  route({
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Gives the password of the session again, which opens what asks for it for half an hour',
    access: 'signed-in',
    isRepeatable: true,
    refusalEvents: { rate_limited: 'password_check_throttled' },
    body: GivenPassword,
    response: Done,
    handle: (call) => givePassword(call.app, staffOf(call), { ...call.body, token: call.token ?? '' }),
  }),
  route({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends the session',
    access: 'signed-in',
    isRepeatable: true,
    response: Done,
    handle: (call) => {
      if (call.token === undefined) throw new Refusal('unauthenticated', 'Please sign in.')
      call.cookies.session.forget()
      return signOut(call.app, staffOf(call), call.token)
    },
  }),
]
