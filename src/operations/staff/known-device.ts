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
  /** Undefined when no account knows the token that was sent, or none was sent. */
  token: string | undefined
  /** True when this account has signed in from it before. */
  isKnownTo: (adminId: number | undefined) => boolean
}

/** What is known about the token that a device has sent: 64 hexadecimal digits, or nothing. */
export async function findDevice(app: App, token: string | undefined): Promise<Device> {
  if (token === undefined) return { token, isKnownTo: () => false }
  const accounts = await listDeviceAccounts(app.db, sha256(token), app.now())
  return {
    // A token that was not issued here is not adopted: an attacker may have planted it.
    token: accounts.size > 0 ? token : undefined,
    isKnownTo: (adminId) => adminId !== undefined && accounts.has(adminId),
  }
}

/**
 * Lets the account know the device for the next 180 days, as one of 10 at most, and returns the token that the
 * device should keep. Belongs into the transaction of the sign-in.
 */
export async function rememberDevice({ db, now }: App, adminId: number, { token }: Device): Promise<string> {
  const kept = token ?? newSecret()
  const tokenHash = sha256(kept)
  const expiresAt = new Date(now().getTime() + DEVICE.days * DAY_MS)
  await keepDevice(db, { tokenHash, adminId, now: now(), expiresAt })
  await deleteSurplusDevices(db, adminId, { tokenHash, kept: DEVICE.perAccount })
  return kept
}
