/** What the command line can do. Each command is loaded when it is given. */

export interface Command {
  summary: string
  /** What comes after its name. */
  takes?: string
  run: (options: CommandOptions) => Promise<void>
}

export interface CommandOptions {
  /** What comes after the name of the command, in order. */
  arguments: readonly string[]
  empty: boolean
  apply: boolean
  skipRefused: boolean
  ignoreIds: boolean
  fetchPictures: boolean
  category: string | undefined
  pages: boolean
  types: string | undefined
  site: string | undefined
  format: string | undefined
  out: string | undefined
  to: string | undefined
  from: string | undefined
  toDataDir: string | undefined
  toUrl: string | undefined
  keyFile: string | undefined
  keep: boolean
  processes: string | undefined
}

export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'serve',
    {
      summary: 'serve the built site (--empty: without the demo catalogue; --processes N)',
      run: async ({ empty, processes }) => {
        if (processes !== undefined) return (await import('./serve-many.ts')).serveMany(processes, { empty })
        const [{ runSite }, { serve }] = await Promise.all([
          import('./run-site.ts'),
          import('#server/serve.ts'),
        ])
        await runSite(empty, serve)
      },
    },
  ],
  // Loaded on demand: Vite is not there in a production installation.
  [
    'dev',
    {
      summary: 'serve the sources with hot reload',
      run: async ({ empty }) => {
        const [{ runSite }, { serveDev }] = await Promise.all([
          import('./run-site.ts'),
          import('#server/serve-dev.ts'),
        ])
        await runSite(empty, ({ app }) => serveDev(app))
      },
    },
  ],
  [
    'set-password',
    {
      summary: 'set the password of an account, typed or from standard input, and end its sessions',
      takes: 'USERNAME',
      run: async ({ arguments: [username] }) =>
        (await import('./set-password-of.ts')).setPasswordOf(username),
    },
  ],
  [
    'export',
    {
      summary:
        'write casinos, bonuses, games or blog as --format csv or json, or media as tar, into a file (--out)',
      takes: 'KIND',
      run: async ({ arguments: [kind], ...options }) =>
        kind === 'media'
          ? (await import('./media-archive.ts')).exportMedia(options.out)
          : (await import('./transfer-files.ts')).exportFile(kind, options),
    },
  ],
  [
    'import',
    {
      summary:
        'tell what a file would change; with --apply change it (--skip-refused, --ignore-ids, --fetch-pictures, --site URL); blog also takes the .xml of WordPress (--category NAME for articles without one of ours, --pages: as well, --types LIST: other post types as well); media: add the pictures of an archive',
      takes: 'KIND FILE',
      run: async ({ arguments: [kind, file], ...options }) =>
        kind === 'media'
          ? (await import('./media-archive.ts')).importMedia(file)
          : (await import('./transfer-files.ts')).importFile(kind, file, options),
    },
  ],
  [
    'remove-demo',
    {
      summary: 'tell what of the demo catalogue is left; with --apply move it to the trash',
      run: async ({ apply }) => (await import('./remove-demo-rows.ts')).removeDemoRows({ apply }),
    },
  ],
  [
    'backup',
    {
      summary:
        'write database and pictures into a file of the folder --to, or with --to s3 of the bucket of BACKUP_S3, also while the site runs (--key-file FILE: encrypted; --keep: delete old ones)',
      run: async (options) => (await import('./backups.ts')).backUp(options),
    },
  ],
  [
    'restore',
    {
      summary:
        'put the backup --from into a new folder (--to-data-dir) or an empty database (--to-url), or into those of the settings (--key-file FILE)',
      run: async (options) => (await import('./backups.ts')).restore(options),
    },
  ],
  [
    'verify',
    {
      summary: 'restore the backup --from into a temporary database and compare all of it (--key-file FILE)',
      run: async (options) => (await import('./backups.ts')).verify(options),
    },
  ],
  [
    'backup-key',
    {
      summary: 'make a key for encrypted backups and write it into the file --out',
      run: async ({ out }) => (await import('./backups.ts')).makeKey(out),
    },
  ],
  [
    'recount-clicks',
    {
      summary: 'classify the clicks of these days (UTC) again, by the rules of this version',
      takes: 'FROM TO',
      run: async ({ arguments: [from, to] }) => (await import('./recount-clicks.ts')).recountClicks(from, to),
    },
  ],
  ['migrate', { summary: 'bring the tables of the database up to date', run: runMigrate }],
])

async function runMigrate(): Promise<void> {
  const [{ connect }, { migrate }, { readSettings }] = await Promise.all([
    import('#db/connect.ts'),
    import('#db/migrate.ts'),
    import('#platform/read-settings.ts'),
  ])
  const connection = await connect(readSettings(process.env))
  try {
    const applied = await migrate(connection.db)
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`)
  } finally {
    await connection.close()
  }
}
