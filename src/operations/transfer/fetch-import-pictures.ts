import { PICTURE_FETCH } from '#contract/media/limits.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import {
  failWaitingPictures,
  listWaitingPictures,
  setPictureResult,
} from '#db/queries/transfer/import-picture-writes.ts'
import { countImportPictures } from '#db/queries/transfer/import-pictures.ts'
import { renewLease } from '#db/queries/transfer/import-writes.ts'
import { findImport } from '#db/queries/transfer/imports.ts'
import { PublicFetchError } from '#platform/fetch-public.ts'
import type { App } from '../app/app.ts'
import { fetchPictureOnce } from '../media/fetch-picture-once.ts'
import { leaseFor } from './import-lease.ts'

interface Told {
  holder: string
  onPictures?: ((done: number, total: number) => void) | undefined
}

/**
 * Fetches the waiting pictures of an import, a few at a time, and records each, so that a later run continues after a
 * kill. Hosts that fail repeatedly are skipped. Ends early when the import is stopped. Pictures that take too long are
 * marked as failed.
 */
export async function fetchImportPictures(app: App, id: number, { holder, onPictures }: Told): Promise<void> {
  const record = await findImport(app.db, id)
  if (record === undefined) return
  const endsAt = Date.parse(record.createdAt) + PICTURE_FETCH.minutes * 60_000
  const failuresOf = new Map<string, number>()
  const { wanted, fetched: before, failed } = await countImportPictures(app.db, id)
  let done = before + failed
  // Reported before the first picture, which may be slow.
  if (wanted > 0) onPictures?.(Math.min(done, wanted), wanted)
  for (;;) {
    if (!(await renewLease(app.db, id, leaseFor(app, holder)))) return
    const addresses = await listWaitingPictures(app.db, id, PICTURE_FETCH.atATime)
    if (addresses.length === 0) return
    if (app.now().getTime() > endsAt) return failWaitingPictures(app.db, id, TOO_LATE)
    await Promise.all(
      addresses.map(async (address) => {
        const became = await fetched(app, { username: record.username, address, failuresOf })
        await setPictureResult(app.db, id, { address, ...became })
        done += 1
        onPictures?.(Math.min(done, wanted), wanted)
      }),
    )
    if (app.isStopping()) return
  }
}

async function fetched(
  app: App,
  {
    username,
    address,
    failuresOf,
  }: { username: string | null; address: string; failuresOf: Map<string, number> },
): Promise<{ taken: string } | { reason: string }> {
  const { host } = new URL(address)
  const failures = failuresOf.get(host) ?? 0
  if (failures >= PICTURE_FETCH.failuresOfHost)
    return { reason: `${host} did not answer, and was not asked again` }
  try {
    const by = username === null ? ({ role: 'system' } as const) : { username }
    const taken = await fetchPictureOnce(app, by, { address, isOneOfMany: true })
    failuresOf.delete(host)
    return { taken }
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    // An error with a cause means that the host did not respond.
    if (error instanceof PublicFetchError && error.cause !== undefined) failuresOf.set(host, failures + 1)
    if (error instanceof PublicFetchError || error instanceof Refusal)
      return { reason: error.message.replace(/\.$/, '') }
    app.log.error({ err: error }, 'a picture of an import could not be fetched')
    return { reason: 'The picture could not be fetched' }
  }
}

const TOO_LATE = `It was not reached within ${PICTURE_FETCH.minutes} minutes. Import the file again to fetch it`
