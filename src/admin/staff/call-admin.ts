import { askApi, CallError, type CallOptions } from '#web/shell/call-api.ts'
import { isOfAnother, storedToken } from '#web/shell/stored-login.ts'
import { untilDone, type Need } from './held-calls.ts'

/**
 * Calls /api as the person who opened this tab. When the session has ended, another tab has signed in as another
 * person, or the server asks for the password again, the call waits for that, so that nothing on the page is lost.
 * Throws CallError.
 */
export async function callAdmin<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  return (await (await askAdmin(path, options)).json()) as Answer
}

/** One page of a list, and the total number. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- the caller knows what the answer holds
export async function callAdminList<Item>(
  path: string,
  options: CallOptions = {},
): Promise<{ items: Item[]; total: number }> {
  const response = await askAdmin(path, options)
  const items = (await response.json()) as Item[]
  return { items, total: Number(response.headers.get('x-total-count') ?? items.length) }
}

/** The same with the whole response, for downloads. */
export async function askAdmin(path: string, options: CallOptions = {}): Promise<Response> {
  if (isOfAnother()) await untilDone('sign-in')
  try {
    return await askApi(path, withToken(options))
  } catch (error) {
    const need = needOf(error)
    if (need === undefined) throw error
    await untilDone(need)
    return askAdmin(path, options)
  }
}

function needOf(error: unknown): Need | undefined {
  if (!(error instanceof CallError)) return undefined
  if (error.status === 401) return 'sign-in'
  return error.code === 'password_needed' ? 'password' : undefined
}

function withToken(options: CallOptions): CallOptions {
  const token = storedToken()
  return token === undefined ? options : { ...options, token }
}
