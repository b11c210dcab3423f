import { resolve } from 'node:path'

/** What the machine refused and a person can mend. The message is one sentence that says what to do. */
export class OutsideError extends Error {
  override name = 'OutsideError'
}

/** The sentence for a taken port, a full disk or a folder without permission; undefined for every other error. */
export function outsideErrorOf(error: unknown, env = process.env): OutsideError | undefined {
  const { code, text } = signsOf(error)
  const port = env['PORT'] ?? '3000'
  const folder = resolve(env['DATA_DIR'] ?? './data')
  if (code === 'EADDRINUSE')
    return new OutsideError(`Port ${port} is taken by another program: stop that one, or set PORT.`)
  if (code === 'EADDRNOTAVAIL')
    return new OutsideError(`HOST ${env['HOST'] ?? ''} is not an address of this machine.`)
  if (code === 'EACCES' && text.includes('listen'))
    return new OutsideError(`This user may not listen on port ${port}: set PORT to 1024 or more.`)
  if (NO_SPACE.test(`${code} ${text}`))
    return new OutsideError(`There is no space left for ${folder}: free some and start again.`)
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return new OutsideError(`${folder} cannot be written: set DATA_DIR to a folder of this user.`)
  return undefined
}

/** Node's codes, PostgreSQL's 53100, and what SQLite and the embedded engine say without a code. */
const NO_SPACE = /ENOSPC|EDQUOT|\b53100\b|no space left|disk is full|could not (?:extend|write)/i

/** Code and messages of an error and of everything that caused it. */
function signsOf(error: unknown): { code: string; text: string } {
  if (!(error instanceof Error)) return { code: '', text: String(error) }
  const cause = error.cause === undefined ? { code: '', text: '' } : signsOf(error.cause)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : cause.code
  return { code, text: `${error.message}\n${cause.text}` }
}
