import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { dataFolder } from '#test/data-folder.ts'

/** What the command prints, and its exit code. */
async function printedBy(command: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...command.split(' ')], {
    env: { ...process.env, LOG_LEVEL: 'silent', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { printed, code: code as number }
}

/** What the command says when it gives up, and its exit code. */
async function saidBy(command: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...command.split(' ')], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return [said, code as number]
}

test('a folder that cannot be written is one sentence', async () => {
  expect(await saidBy('migrate', { DATA_DIR: '/sys/evenhand' })).toEqual([
    '/sys/evenhand cannot be written: set DATA_DIR to a folder of this user.\n',
    1,
  ])
})

test('a taken port is one sentence', async () => {
  const other = createServer().listen(0)
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const PORT = String((other.address() as AddressInfo).port)
  const [said, code] = await saidBy('serve', { DATA_DIR: dataFolder('migrated'), PORT })
  expect([said, code]).toEqual([`Port ${PORT} is taken by another program: stop that one, or set PORT.\n`, 1])
})

test('the help of a command names its options and examples', async () => {
  const shown = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'main.ts'),
    'restore',
    '--help',
  ])
  expect(shown.stdout).toContain('--to-data-dir <FOLDER>')
  expect(shown.stdout).toContain('  script/evenhand restore --from /backups/')
})

test.each([
  ['backup --nope', "Unknown option '--nope'."],
  ['serve --format csv', "Unknown option '--format'."],
  ['frobnicate', "Unknown command 'frobnicate'."],
  ['migrate now', "Too many arguments for 'migrate'. Expected 0 arguments but got 1: now."],
  ['backup --to', "Option '--to <PLACE>' argument missing."],
])('%s is refused in a sentence, and nothing is done', async (command, sentence) => {
  const [said, code] = await saidBy(command, { DATA_DIR: '/sys/evenhand' })
  expect([said, code]).toEqual([`${sentence}\nAdd --help after a command to see what it takes.\n`, 2])
})

test.each(['recount-clicks', 'recount-clicks 2026-13-01 2026-13-02', 'recount-clicks 2026-11-30 2026-11-01'])(
  '%s names no days, and says so in a sentence',
  async (command) => {
    expect(await saidBy(command, { DATA_DIR: '/sys/evenhand' })).toEqual([
      'Please name the first and the last day, such as: recount-clicks 2026-11-01 2026-11-30\n',
      1,
    ])
  },
)

test('a path is read from the folder in which the command is given', async () => {
  const here = dataFolder('migrated')
  const env = { DATA_DIR: here, CALLED_FROM: here }
  expect((await printedBy('export casinos --out all.csv', env)).code).toBe(0)
  expect(await printedBy('import casinos all.csv', env)).toMatchObject({ code: 0 })
  expect(await saidBy('verify --from no.tar.gz', env)).toEqual([
    expect.stringContaining(join(here, 'no.tar.gz')),
    1,
  ])
})

test('the doctor says what is well, what is not set up, and what is wrong with what to do about it', async () => {
  const folder = dataFolder('migrated')
  const well = await printedBy('doctor', { DATA_DIR: folder })
  expect(well.code).toBe(0)
  expect(well.printed).toMatch(/^ {3}ok {2}Database: embedded PostgreSQL \d+\.\d+, up to date$/m)
  expect(well.printed).toMatch(/^ note {2}Backup: none are made\n {7}Set BACKUP_FOLDER/m)
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  chmodSync(folder, 0o755)
  const ill = await printedBy('doctor', {
    DATA_DIR: folder,
    PUBLIC_URL: 'https://nobody.invalid',
    BACKUP_FOLDER: backups,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'news@site.example',
  })
  expect(ill.code).toBe(1)
  const faults = ill.printed.split('\n').filter((line) => line.startsWith('FAULT'))
  expect(faults.map((line) => /^FAULT {2}([^:]+):/.exec(line)?.[1])).toEqual([
    'File rights',
    'Address',
    'Proxy',
    'Mail',
    'Backup',
  ])
})

test('an export of WordPress is read as articles, and nothing is kept without --apply', async () => {
  const file = join(dataFolder('blank'), 'export.xml')
  writeFileSync(
    file,
    '<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://old.example</wp:base_site_url><item><title>Hello</title><link>https://old.example/hello/</link><content:encoded><![CDATA[<p>A first article of more than fifty letters, so that it may be kept as one.</p>]]></content:encoded><dc:creator>Ada Lovelace</dc:creator><wp:post_id>7</wp:post_id><wp:post_name>hello</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2024-01-02 03:04:05</wp:post_date_gmt></item></channel></rss>',
  )
  const { printed } = await printedBy(`import-wordpress ${file} --category guides`, {
    DATA_DIR: dataFolder('migrated'),
  })
  expect(printed).toMatch(/^ {2}created {9}1$/m)
})

test('an update can be looked at before it is made, and a newer minor version is no obstacle', async () => {
  const folder = dataFolder('migrated')
  const { printed } = await printedBy('update-check', { DATA_DIR: folder })
  expect(printed).toMatch(/^This is version \d+\.\d+\.\d+\.\nThe database is up to date \(\d+ migrations\)/)
  await inDatabase(folder, "insert into kysely_migration values ('1999_later', '2030-01-01')")
  expect(await printedBy('update-check', { DATA_DIR: folder })).toMatchObject({
    code: 0,
    printed: expect.stringContaining(
      'has steps of a newer version, such as 1999_later: this version leaves them alone',
    ),
  })
  await inDatabase(
    folder,
    "delete from kysely_migration where name in ('1999_later', (select max(name) from kysely_migration where name < '1999'))",
  )
  const older = await printedBy('update-check', { DATA_DIR: folder })
  expect(older.code).toBe(0)
  expect(older.printed).toMatch(/A start of this version applies 1 of its migrations: 10\d\d_\w+\./)
  expect(older.printed).toContain('No backup is known: make one first')
})

test('a database of a newer major version is refused in a sentence before anything is written', async () => {
  const folder = dataFolder('migrated')
  await inDatabase(folder, "insert into kysely_migration values ('2001_anew', '2030-01-01')")
  await inDatabase(folder, 'create table before_it as select * from kysely_migration')
  for (const command of ['serve --empty', 'migrate', 'update-check']) {
    // oxlint-disable-next-line no-await-in-loop -- one process at a time may open the folder
    expect(await saidBy(command, { DATA_DIR: folder, DATABASE_URL: '', PORT: '0' })).toEqual([
      'This database was made by version 2, which this one leaves as it is: start that version, or restore a backup of version 1 into a new place.\n',
      1,
    ])
  }
  const tables = await inDatabase(folder, 'select * from kysely_migration except select * from before_it')
  expect(tables).toEqual([])
})

/** Runs a statement on the database of a folder that nothing else uses. */
async function inDatabase(folder: string, statement: string): Promise<unknown[]> {
  const connection = await connect({ databaseUrl: undefined, dataDir: folder })
  const { rows } = await connection.pool.query(statement)
  await connection.close()
  return rows
}

test('jobs are run alone, and end with the signal', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'work'], {
    env: { ...process.env, LOG_LEVEL: 'silent', DATABASE_URL: '', DATA_DIR: dataFolder('migrated') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const said of child.stdout) if (String(said).includes('Jobs are run here')) break
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
