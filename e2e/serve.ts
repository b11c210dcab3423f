/**
 * Serves the production build like src/cli/main.ts, with a copied data folder in memory: `node e2e/serve.ts serve`.
 * FILL_WITH names a script that adds rows before the start.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareFolders } from '../test/engine-folders.ts'

const SHARED_MEMORY = '/dev/shm'
const folder = mkdtempSync(join(existsSync(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir(), 'evenhand-e2e-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
cpSync((await prepareFolders()).migrated, join(folder, 'pg'), { recursive: true })
const fill = process.env['FILL_WITH']
if (fill !== undefined) execFileSync('node', [fill, folder])
process.env['DATA_DIR'] = folder
await import('../src/cli/main.ts')
