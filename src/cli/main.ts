/** The command line: `script/evenhand COMMAND`. Without a command it lists them. */
import { resolve } from 'node:path'
import { CommanderError } from 'commander'
import { program } from './commands.ts'
import { oldNode } from './needed-node.ts'

/** Node's codes, PostgreSQL's 53100, and messages of SQLite and the embedded engine without a code. */
const NO_SPACE = /ENOSPC|EDQUOT|\b53100\b|no space left|disk is full|could not (?:extend|write)/i

/** Errors whose message is sufficient for the user. */
const SENTENCES = new Set([
  'SettingsError',
  'FolderInUseError',
  'FolderUnsafeError',
  'DatabaseUnusableError',
  'Refusal',
])

/** An error of the machine that the user can fix. The message is one sentence with the remedy. */
class OutsideError extends Error {
  override name = 'OutsideError'
}

// Files are for the current user only: databases, pictures, clicks and backups.
process.umask(0o077)

// The reader of the output may stop early, like `| head`. Serving commands end in their own way (run-site.ts).
if (!['serve', 'work', 'dev'].includes(process.argv[2] ?? ''))
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const old = oldNode(process.versions.node)
if (old !== undefined) {
  console.error(old)
  process.exit(1)
}

try {
  await program().parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else {
    // Errors that the user can fix are printed as a sentence; others need their stack.
    const known = error instanceof Error && SENTENCES.has(error.name) ? error : outsideErrorOf(error)
    console.error(known?.message ?? error)
    process.exit(1)
  }
}

/** The sentence for a port in use, a full disk or a folder without permission; undefined for other errors. */
function outsideErrorOf(error: unknown, env = process.env): OutsideError | undefined {
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

/** Codes and messages of an error and all its causes. */
function signsOf(error: unknown): { code: string; text: string } {
  if (!(error instanceof Error)) return { code: '', text: String(error) }
  const cause = error.cause === undefined ? { code: '', text: '' } : signsOf(error.cause)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : cause.code
  return { code, text: `${error.message}\n${cause.text}` }
}
