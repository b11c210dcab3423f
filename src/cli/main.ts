/** The command line: `node src/cli/main.ts COMMAND`; without a command it lists them. */
import { parseArgs } from 'node:util'
import { commands } from './commands.ts'
import { outsideErrorOf } from './outside-error.ts'

/** Errors whose message is all that a person needs. */
const SENTENCES = new Set(['SettingsError', 'FolderInUseError', 'DatabaseUnusableError', 'Refusal'])

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
