import { DAY_MS } from '#contract/shared/durations.ts'
import { DEVICE } from '#contract/staff/limits.ts'
import {
  deleteSurplusDevices,
  keepDevice,
  listDeviceAccounts,
} from '#db/queries/staff/known-device-writes.ts'
import { newSecret, sha256 } from '#platform/hash.ts'
import type { App } from '../app/app.ts'

export interface Device {
  /** Undefined when no token was sent, or no account knows it. */
  token: string | undefined
  /** True when this account has signed in from the device before. */
  isKnownTo: (adminId: number | undefined) => boolean
}

/** The known facts about a device token: 64 hexadecimal digits, or nothing. */
export async function findDevice(app: App, token: string | undefined): Promise<Device> {
  if (token === undefined) return { token, isKnownTo: () => false }
  const accounts = await listDeviceAccounts(app.db, sha256(token), app.now())
  return {
    // A foreign token is not adopted, because an attacker may have planted it.
    token: accounts.size > 0 ? token : undefined,
    isKnownTo: (adminId) => adminId !== undefined && accounts.has(adminId),
  }
}

/**
 * Makes the device known to the account for 180 days, as one of at most 10, and returns the token for the device to
 * keep. Must run in the transaction of the sign-in.
 */
export async function rememberDevice({ db, now }: App, adminId: number, { token }: Device): Promise<string> {
  const kept = token ?? newSecret()
  const tokenHash = sha256(kept)
  const expiresAt = new Date(now().getTime() + DEVICE.days * DAY_MS)
  await keepDevice(db, { tokenHash, adminId, now: now(), expiresAt })
  await deleteSurplusDevices(db, adminId, { tokenHash, kept: DEVICE.perAccount })
  return kept
}
