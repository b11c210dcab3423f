/** The command line. The code of a command is loaded when it is used. */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Command } from 'commander'
import type { Asked } from './backups.ts'
import type { ImportOptions } from './transfer-files.ts'

/** The bundle of serve-built.ts by script/build, which loads in half the time of its sources. */
const BUILT = join(import.meta.dirname, '../../build/server/site.js')

const CODES = `
Exit codes: 0 done, 1 not done or a file with refused rows, 2 not understood.
Settings are environment variables, such as DATABASE_URL and DATA_DIR: docs/operating.md lists them.
A path is read from the folder in which the command is given.`

/** The commands with their options. Invalid input throws a CommanderError after its message was printed. */
export function program(): Command {
  const all = new Command('script/evenhand')
    .description('Serves the site, and does what its operator needs.')
    .helpCommand(false)
    .exitOverride()
    .showHelpAfterError('Add --help after a command to see what it takes.')
    .configureOutput({
      outputError: (text, write) =>
        write(
          text.replace(
            /^error: (.)([^\n]*?)\.?$/m,
            (_, first: string, rest: string) => `${first.toUpperCase()}${rest}.`,
          ),
        ),
    })
    .addHelpText('after', CODES)
  serving(all)
  all
    .command('doctor')
    .description('look at disk, database, address, proxy, mail, backups and file rights, and say what to do')
    .addHelpText('after', examples('doctor'))
    .action(async () => (await import('./doctor.ts')).runDoctor())
  all
    .command('update-check')
    .description('tell what a start of this version would do to the database')
    .addHelpText('after', examples('update-check'))
    .action(async () => (await import('./update-check.ts')).checkUpdate())
  files(all)
  wordpress(all)
  backups(all)
  all
    .command('set-password')
    .argument('[USERNAME]')
    .description('set the password of an account, typed or from standard input, and end its sessions')
    .action(async (username?: string) => (await import('./set-password-of.ts')).setPasswordOf(username))
  all
    .command('remove-demo')
    .description('tell what of the demo catalogue is left')
    .option('--apply', 'move it to the trash')
    .action(async (options: { apply?: boolean }) =>
      (await import('./remove-demo-rows.ts')).removeDemoRows(options),
    )
  all
    .command('recount-clicks')
    .arguments('[FROM] [TO]')
    .description('classify the clicks of these days (UTC) again, by the rules of this version')
    .addHelpText('after', examples('recount-clicks 2026-11-01 2026-11-30'))
    .action(async (from?: string, to?: string) =>
      (await import('./recount-clicks.ts')).recountClicks(from, to),
    )
  return all
}

function serving(all: Command): void {
  all
    .command('serve')
    .description('serve the built site')
    .option('--empty', 'start a new database without the demo catalogue')
    .option('--processes <N>', 'supervise N processes on one port; more than one needs DATABASE_URL')
    .action(async ({ empty = false, processes }: { empty?: boolean; processes?: string }) => {
      if (processes !== undefined) return (await import('./serve-many.ts')).serveMany(processes, { empty })
      const { serveBuilt } = (await import(pathToFileURL(BUILT).href)) as {
        serveBuilt: (empty: boolean) => Promise<void>
      }
      await serveBuilt(empty)
    })
  // Loaded on demand, because a production installation has no Vite.
  all
    .command('dev')
    .description('serve the sources with hot reload')
    .option('--empty', 'start a new database without the demo catalogue')
    .action(async ({ empty = false }: { empty?: boolean }) => {
      const [{ runSite }, { serveDev }] = await Promise.all([
        import('./run-site.ts'),
        import('#server/serve-dev.ts'),
      ])
      await runSite({ empty }, ({ app }) => serveDev(app))
    })
  all
    .command('work')
    .description(
      'run the background jobs alone, beside processes that serve; needs DATABASE_URL to be of use',
    )
    .action(async () => {
      const { runSite } = await import('./run-site.ts')
      await runSite({ empty: true }, 'jobs')
    })
  all.command('migrate').description('bring the tables of the database up to date').action(runMigrate)
}

function files(all: Command): void {
  all
    .command('export')
    .argument('[KIND]', 'casinos, bonuses, games, blog, landing-pages or media')
    .description('write the catalogue of a kind, or the pictures, into a file')
    .option('--format <FORMAT>', 'csv or json; the pictures are always a tar file')
    .option('--out <FILE>', 'the file; standard output without it', fromHere)
    .addHelpText(
      'after',
      examples('export casinos --format csv --out casinos.csv', 'export media --out media.tar'),
    )
    .action(async (kind: string | undefined, options: { format?: string; out?: string }) =>
      kind === 'media'
        ? (await import('./media-archive.ts')).exportMedia(options.out)
        : (await import('./transfer-files.ts')).exportFile(kind, options),
    )
  all
    .command('import')
    .argument('[KIND]', 'casinos, bonuses, games, blog, landing-pages or media')
    .argument(
      '[FILE]',
      'CSV or JSON; of articles also an export of WordPress, of pictures a tar file',
      fromHere,
    )
    .description('tell what a file would change, or change it')
    .option('--format <FORMAT>', 'csv, json or wxr; by the ending of the file without it')
    .option('--apply', 'change it')
    .option('--skip-refused', 'keep the other rows where some are refused')
    .option('--ignore-ids', 'the ids of the file are of another site')
    .option('--fetch-pictures', 'take pictures of other sites into the library')
    .option('--site <URL>', 'where the addresses of the file that name no site belong to')
    .option('--category <NAME>', 'of WordPress: for articles without a category of ours')
    .option('--pages', 'of WordPress: pages become articles as well')
    .option('--types <LIST>', 'of WordPress: other post types as well')
    .addHelpText(
      'after',
      examples(
        'import casinos casinos.csv',
        'import blog export.xml --category guides --fetch-pictures --apply',
      ),
    )
    .action(async (kind: string | undefined, file: string | undefined, options: ImportOptions) =>
      kind === 'media'
        ? (await import('./media-archive.ts')).importMedia(file)
        : (await import('./transfer-files.ts')).importFile(kind, file, options),
    )
}

/** The options for a WordPress export, which contains articles. */
function wordpress(all: Command): void {
  all
    .command('import-wordpress')
    .argument('[FILE]', 'an export of WordPress (Tools, Export), in XML', fromHere)
    .description('tell what its articles would change, or change it; the same as import blog')
    .option('--apply', 'change it')
    .option('--skip-refused', 'keep the other articles where some are refused')
    .option('--fetch-pictures', 'take its pictures into the library')
    .option('--category <NAME>', 'for articles without a category of ours')
    .option('--pages', 'pages become articles as well')
    .option('--types <LIST>', 'other post types as well')
    .addHelpText('after', examples('import-wordpress export.xml --category guides --fetch-pictures --apply'))
    .action(async (file: string | undefined, options: ImportOptions) =>
      (await import('./transfer-files.ts')).importFile('blog', file, { ...options, format: 'wxr' }),
    )
}

const KEY = ['--key-file <FILE>', 'the key of an encrypted backup', fromHere] as const
const FROM = ['--from <FILE>', 'the backup; s3:NAME for one of the bucket', fromHere] as const

function backups(all: Command): void {
  all
    .command('backup')
    .description('write database and pictures into one file, also while the site runs')
    .option('--to <PLACE>', 'a folder, or s3 for the bucket of BACKUP_S3', fromHere)
    .option('--key-file <FILE>', 'encrypt it with this key', fromHere)
    .option('--keep', 'delete old ones, as nightly backups do')
    .addHelpText('after', examples('backup --to /backups'))
    .action(async (options: Asked) => (await import('./backups.ts')).backUp(options))
  all
    .command('verify')
    .description('restore a backup into a temporary database and compare all of it')
    .option(...FROM)
    .option(...KEY)
    .action(async (options: Asked) => (await import('./backups.ts')).verify(options))
  all
    .command('restore')
    .description('restore a backup into a new place, or into that of the settings')
    .option(...FROM)
    .option('--to-data-dir <FOLDER>', 'a new folder for the embedded database and the pictures', fromHere)
    .option('--to-url <URL>', 'an empty PostgreSQL database')
    .option(...KEY)
    .addHelpText(
      'after',
      examples('restore --from /backups/evenhand-20261123-031500.tar.gz --to-data-dir /new/place'),
    )
    .action(async (options: Asked) => (await import('./backups.ts')).restore(options))
  all
    .command('backup-key')
    .description('make a key for encrypted backups')
    .option('--out <FILE>', 'where to write it', fromHere)
    .action(async ({ out }: { out?: string }) => (await import('./backups.ts')).makeKey(out))
}

/**
 * A path as the operator typed it. `script/evenhand` changes to the project's folder and passes the original one as
 * CALLED_FROM. The word for the bucket is not a path.
 */
function fromHere(path: string): string {
  const folder = process.env['CALLED_FROM']
  return folder === undefined || /^s3(?::|$)/.test(path) ? path : resolve(folder, path)
}

function examples(...lines: readonly string[]): string {
  return `\nExample${lines.length === 1 ? '' : 's'}:\n${lines.map((line) => `  script/evenhand ${line}`).join('\n')}`
}

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
