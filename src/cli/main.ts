/** The command line: `node src/cli/main.ts COMMAND`; without a command it lists them. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { commands } from './commands.ts'

/** Node's codes, PostgreSQL's 53100, and what SQLite and the embedded engine say without a code. */
const NO_SPACE = /ENOSPC|EDQUOT|\b53100\b|no space left|disk is full|could not (?:extend|write)/i

/** Errors whose message is all that a person needs. */
const SENTENCES = new Set([
  'SettingsError',
  'FolderInUseError',
  'FolderUnsafeError',
  'DatabaseUnusableError',
  'Refusal',
])

/** What the machine refused and a person can mend. The message is one sentence that says what to do. */
class OutsideError extends Error {
  override name = 'OutsideError'
}

// What this writes is for the user who runs it alone: databases, pictures, clicks and backups.
process.umask(0o077)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    empty: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    apply: { type: 'boolean', default: false },
    'skip-refused': { type: 'boolean', default: false },
    'ignore-ids': { type: 'boolean', default: false },
    'fetch-pictures': { type: 'boolean', default: false },
    category: { type: 'string' },
    pages: { type: 'boolean', default: false },
    types: { type: 'string' },
    site: { type: 'string' },
    format: { type: 'string' },
    out: { type: 'string' },
    to: { type: 'string' },
    from: { type: 'string' },
    'to-data-dir': { type: 'string' },
    'to-url': { type: 'string' },
    'key-file': { type: 'string' },
    keep: { type: 'boolean', default: false },
    processes: { type: 'string' },
  },
})
const command = commands.get(positionals[0] ?? '')

if (command === undefined || values.help) {
  const list = [...commands].map(
    ([name, { takes = '', summary }]) => `  ${`${name} ${takes}`.padEnd(22)} ${summary}`,
  )
  console.log(['Usage: node src/cli/main.ts COMMAND', '', ...list].join('\n'))
  process.exitCode = values.help ? 0 : 2
} else {
  try {
    const { empty, apply, format, out, processes, to, from, keep } = values
    const skipRefused = values['skip-refused']
    await command.run({
      arguments: positionals.slice(1),
      empty,
      apply,
      skipRefused,
      ignoreIds: values['ignore-ids'],
      fetchPictures: values['fetch-pictures'],
      category: values.category,
      pages: values.pages,
      types: values.types,
      site: values.site,
      format,
      out,
      processes,
      to,
      from,
      toDataDir: values['to-data-dir'],
      toUrl: values['to-url'],
      keyFile: values['key-file'],
      keep,
    })
  } catch (error) {
    // What a person can mend is said in one sentence; anything else needs its trace.
    const known = error instanceof Error && SENTENCES.has(error.name) ? error : outsideErrorOf(error)
    console.error(known?.message ?? error)
    process.exit(1)
  }
}

/** The sentence for a taken port, a full disk or a folder without permission; undefined for every other error. */
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

/** Code and messages of an error and of everything that caused it. */
function signsOf(error: unknown): { code: string; text: string } {
  if (!(error instanceof Error)) return { code: '', text: String(error) }
  const cause = error.cause === undefined ? { code: '', text: '' } : signsOf(error.cause)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : cause.code
  return { code, text: `${error.message}\n${cause.text}` }
}
