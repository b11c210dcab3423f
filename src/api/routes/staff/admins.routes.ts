import {
  AdminList,
  ChangedPassword,
  ChangedRole,
  NewAdmin,
  ResetPassword,
} from '#contract/staff/admins.schema.ts'
import { Done } from '#contract/site/site.schema.ts'
import { listAdmins } from '#db/queries/staff/admins.ts'
import { changePassword } from '#operations/staff/change-password.ts'
import { changeRole } from '#operations/staff/change-role.ts'
import { createAdmin } from '#operations/staff/create-admin.ts'
import { disableAccount, enableAccount } from '#operations/staff/disable-account.ts'
import { removeAdmin } from '#operations/staff/remove-admin.ts'
import { resetPassword } from '#operations/staff/reset-password.ts'
import { route, staffOf } from '../../route.ts'

export const adminsRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/admins',
    access: 'staff.manage',
    summary: 'Everybody with an account',
    response: AdminList,
    handle: async ({ app }) => ({ success: true, admins: await listAdmins(app.db) }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/admins',
    access: 'staff.manage',
    needsPassword: true,
    summary: 'Adds an admin; a role that is sent along is ignored',
    status: 201,
    // A fingerprint of the body would be stored, and it contains a password. A second request is refused anyway.
    isRepeatable: true,
    body: NewAdmin,
    response: Done,
    handle: (call) => createAdmin(call.app, staffOf(call), call.body),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/admins/{id}',
    access: 'staff.manage',
    needsPassword: true,
    noun: 'Admin',
    summary: 'Deletes an admin and ends their sessions; owners cannot be deleted',
    response: Done,
    handle: (call) => removeAdmin(call.app, staffOf(call), call.id),
  }),
  route({
    method: 'PUT',
    path: '/api/admin/admins/{id}/role',
    access: 'staff.manage',
    needsPassword: true,
    noun: 'Admin',
    summary: 'Makes an admin an owner or an owner an admin; the last enabled owner stays one',
    body: ChangedRole,
    response: Done,
    handle: (call) => changeRole(call.app, staffOf(call), call.id, call.body.role),
  }),
  route({
    method: 'POST',
    path: '/api/admin/admins/{id}/disable',
    access: 'staff.manage',
    needsPassword: true,
    noun: 'Admin',
    summary: 'Disables an account and ends its sessions; the last enabled owner cannot be disabled',
    isRepeatable: true,
    response: Done,
    handle: (call) => disableAccount(call.app, staffOf(call), call.id),
  }),
  route({
    method: 'POST',
    path: '/api/admin/admins/{id}/enable',
    access: 'staff.manage',
    needsPassword: true,
    noun: 'Admin',
    summary: 'Enables a disabled account',
    isRepeatable: true,
    response: Done,
    handle: (call) => enableAccount(call.app, staffOf(call), call.id),
  }),
  route({
    method: 'POST',
    path: '/api/admin/admins/{id}/reset-password',
    access: 'staff.manage',
    needsPassword: true,
    noun: 'Admin',
    summary: 'Gives another account a new random password, shown once, and ends its sessions',
    // A stored response would contain the password.
    isRepeatable: true,
    response: ResetPassword,
    handle: (call) => resetPassword(call.app, staffOf(call), call.id),
  }),
  route({
    method: 'PUT',
    path: '/api/auth/password',
    access: 'signed-in',
    summary: 'Sets one’s own password and ends all other sessions',
    refusalEvents: { rate_limited: 'password_check_throttled' },
    body: ChangedPassword,
    response: Done,
    handle: (call) =>
      changePassword(call.app, staffOf(call), {
        ...call.body,
        token: call.token ?? '',
        deviceToken: call.cookies.device.value,
      }),
  }),
]
