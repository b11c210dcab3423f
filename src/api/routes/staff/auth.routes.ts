import { SignedIn, SignIn, Verified } from '#contract/staff/admins.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { Done } from '#contract/site/site.schema.ts'
import { signIn } from '#operations/staff/sign-in.ts'
import { signOut } from '#operations/staff/sign-out.ts'
import { route, staffOf } from '../../route.ts'

export const authRoutes = [
  route({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in and answers the token to send as a bearer credential',
    access: 'public',
    // A kept answer would hold the token.
    isRepeatable: true,
    body: SignIn,
    answer: SignedIn,
    refusalEvents: { unauthenticated: 'sign_in_failed', rate_limited: 'sign_in_throttled' },
    handle: async ({ app, address, device, body }) => {
      const { answer, deviceToken } = await signIn(app, { address, deviceToken: device.token }, body)
      device.keep(deviceToken)
      return answer
    },
  }),
  route({
    method: 'GET',
    path: '/api/auth/verify',
    summary: 'Who is signed in',
    access: 'signed-in',
    answer: Verified,
    handle: (call) => {
      const { adminId, username, role } = staffOf(call)
      return { success: true, user: { id: adminId, username, role } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends the session',
    access: 'signed-in',
    isRepeatable: true,
    answer: Done,
    handle: (call) => {
      if (call.token === undefined) throw new Refusal('unauthenticated', 'Please sign in.')
      return signOut(call.app, staffOf(call), call.token)
    },
  }),
]
