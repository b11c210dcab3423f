import { BODY } from '#contract/shared/limits.ts'
import type { UploadedPicture } from '#contract/media/media.schema.ts'
import { CallError } from '#web/shell/call-api.ts'
import { storedToken } from '#web/shell/stored-login.ts'
import { untilDone } from '../staff/held-calls.ts'

interface SendOptions {
  /** From 0 to 1, as bytes are sent. */
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/**
 * Uploads a picture to the library. When the session has ended, waits until someone signs in again. Throws CallError,
 * RangeError for a file that is too large, and another error without a response or when aborted.
 */
export async function sendPicture(file: File, options: SendOptions): Promise<UploadedPicture> {
  // Prevents sending a large file for minutes before it is refused.
  if (file.size > BODY.upload) throw new RangeError(TOO_LARGE)
  const first = await send(file, options)
  if (first.status !== 401) return read(first)
  await untilDone('sign-in')
  return read(await send(file, options))
}

const TOO_LARGE = `This file is larger than ${BODY.upload / 1024 / 1024} MB. Send a smaller one.`

/** fetch reports no upload progress. */
function send(file: File, { onProgress, signal }: SendOptions): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/admin/media?${new URLSearchParams({ name: file.name }).toString()}`)
    const token = storedToken()
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    // The server checks the bytes and ignores the type.
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(request))
    request.addEventListener('error', () => reject(new Error(NO_ANSWER)))
    request.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

const NO_ANSWER = 'The picture could not be sent. Check your connection and try again.'

function read({ status, responseText }: XMLHttpRequest): UploadedPicture {
  if (status < 200 || status > 299) throw new CallError(status, responseText)
  return JSON.parse(responseText) as UploadedPicture
}
