import { BODY } from '#contract/shared/limits.ts'
import type { UploadedPicture } from '#contract/media/media.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { fetchPublic, PublicFetchError } from '#platform/fetch-public.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { uploadPicture } from './upload-picture.ts'

/** Milliseconds for one picture. */
const TIMEOUT_MS = 10_000
const LONGEST_NAME = 200

/**
 * Fetches a picture of another site into the library under its name there. Refuses with invalid_input and the reason
 * when it is unreachable, private, too large or not a picture.
 */
export async function fetchPicture(app: App, actor: Actor, address: string): Promise<UploadedPicture> {
  authorise(app, actor, 'media.write')
  const limits = { maxBytes: BODY.upload, timeoutMs: TIMEOUT_MS, allowedHosts: app.settings.fetchHosts }
  try {
    return await app.queues.fetching(async () => {
      const bytes = await fetchPublic(address, limits)
      return uploadPicture(app, actor, { name: nameIn(address), bytes })
    })
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error
    const { message } = error
    throw new Refusal('invalid_input', message, { problems: [{ path: 'address', message }], cause: error })
  }
}

/** The last part of the path, as people read it. */
function nameIn(address: string): string {
  const last = URL.parse(address)?.pathname.split('/').at(-1) ?? ''
  const name = cleanSearchText(decoded(last).slice(-LONGEST_NAME))
  return name === '' ? 'Picture' : name
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
