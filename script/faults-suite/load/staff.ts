import { OWNER } from '../site/site-env.ts'

const PATIENCE_MS = 15_000

/** The token of the owner. */
export async function signInOwner(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (token === undefined) throw new Error(`The owner could not sign in: ${answer.status}.`)
  return token
}

/** Uploads a picture as staff do and answers the status, 0 without an answer. */
export async function uploadPicture(origin: string, token: string, picture: Buffer): Promise<number> {
  return fetch(`${origin}/api/admin/media?name=fault.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(picture),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
}
