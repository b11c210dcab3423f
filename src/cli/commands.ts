import { connect } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { startSchedule } from '#jobs/schedule.ts'
import { finishSending } from '#operations/send-queued-mail.ts'
import { readSettings } from '#platform/read-settings.ts'
import { serve } from './serve.ts'
import { setPasswordOf } from './set-password-of.ts'
import type { RunningServer } from './serve.ts'
import { startApp } from './start-app.ts'
import type { StartedApp } from './start-app.ts'
import { exportFile, importFile } from './transfer-files.ts'

export interface Command {
  summary: string
  /** What stands behind its name. */
  takes?: string
  run: (options: CommandOptions) => Promise<void>
}

export interface CommandOptions {
  /** What stands behind the name of the command, in order. */
  arguments: readonly string[]
  empty: boolean
  apply: boolean
  format: string | undefined
  out: string | undefined
}

/** Everything that the command line can do. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'serve',
    {
      summary: 'serve the built site (--empty: without the demo catalogue)',
      run: ({ empty }) => run(empty, serve),
    },
  ],
  // Loaded on demand: Vite is not there in a production installation.
  [
    'dev',
    {
      summary: 'serve the sources with hot reload',
      run: ({ empty }) => run(empty, async ({ app }) => (await import('./serve-dev.ts')).serveDev(app)),
    },
  ],
  [
    'set-password',
    {
      summary: 'set the password of an account, typed or from standard input, and end its sessions',
      takes: 'USERNAME',
      run: ({ arguments: [username] }) => setPasswordOf(username),
    },
  ],
  [
    'export',
    {
      summary: 'write casinos, bonuses, games or blog as --format csv or json into a file (--out)',
      takes: 'KIND',
      run: ({ arguments: [kind], ...options }) => exportFile(kind, options),
    },
  ],
  [
    'import',
    {
      summary: 'tell what a file would change; with --apply change it',
      takes: 'KIND FILE',
      run: ({ arguments: [kind, file], ...options }) => importFile(kind, file, options),
    },
  ],
  ['migrate', { summary: 'bring the tables of the database up to date', run: runMigrate }],
])

/** How long a proxy gets to notice that this process is going away. */
const NOTICE_MS = 2_000
/** How long a mail that is on its way may take; cut off, it would be sent again later. */
const SENDING_MS = 10_000

async function run(empty: boolean, start: (started: StartedApp) => Promise<RunningServer>): Promise<void> {
  const say = (line: string): void => console.log(`· ${line}`)
  const started = await startApp({ empty, say })
  const server = await start(started)
  const stopSchedule = startSchedule(started.app)
  announce(started, server.port)
  let stopping = false
  const stop = async (exitCode: number): Promise<void> => {
    if (stopping) return
    stopping = true
    started.announceStop()
    stopSchedule()
    if (started.app.settings.trustProxy > 0) await new Promise((resolve) => setTimeout(resolve, NOTICE_MS))
    await Promise.all([server.stop(), atMost(SENDING_MS, finishSending(started.app))])
    await started.close()
    process.exit(exitCode)
  }
  process.once('SIGTERM', () => void stop(0))
  process.once('SIGINT', () => void stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (error) => {
      started.app.log.fatal({ err: error }, event)
      void stop(1)
    })
  }
}

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms).unref())])
}

function announce({ app, owner }: StartedApp, port: number): void {
  const address = app.settings.publicUrl.replace(/:0$/, `:${port}`)
  console.log(`\n  ${app.settings.brand.name} is ready: ${address}\n`)
  if (owner?.generatedPassword !== undefined) {
    console.log(`  Your owner account: username ${owner.username}, password ${owner.generatedPassword}`)
    console.log('  The password is shown this once; write it down.\n')
  }
  console.log('  Next: open the address, or read docs/operating.md. Stop with Ctrl+C.\n')
}

async function runMigrate(): Promise<void> {
  const connection = await connect(readSettings(process.env))
  try {
    const applied = await migrate(connection.db)
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`)
  } finally {
    await connection.close()
  }
}
