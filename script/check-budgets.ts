/** Fails when the stylesheet or the scripts of a first visit grow past their budgets (bytes after gzip). */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A chunk of the build as Vite's manifest lists it. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const KB = 1000
/** Scripts start after the load event; the aim for them is 120 kB, the limit keeps them from growing meanwhile. */
const BUDGETS = { scripts: 175 * KB, styles: 20 * KB }
/** What a first visit to the heaviest public pages loads before anyone touches anything. */
const PAGES = ['home/home.screen.tsx', 'casinos/casino-list.screen.tsx', 'casinos/casino.screen.tsx']

const manifest = JSON.parse(await readFile('build/client/.vite/manifest.json', 'utf8')) as Record<
  string,
  Chunk
>
let failed = false
for (const page of PAGES) {
  const entries = [
    'src/web/entry.client.tsx',
    'src/web/root.tsx?__react-router-build-client-route',
    'src/web/shell/shell.layout.tsx?__react-router-build-client-route',
    `src/web/${page}?__react-router-build-client-route`,
  ]
  const { scripts, styles } = filesOf(entries)
  await report(page, 'scripts', scripts)
  await report(page, 'styles', styles)
}
if (failed) process.exitCode = 1

function filesOf(entries: string[]): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no ${name}.`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const entry of entries) visit(entry)
  return { scripts, styles }
}

async function report(page: string, kind: 'scripts' | 'styles', files: Set<string>): Promise<void> {
  let bytes = 0
  for (const file of files)
    bytes += gzipSync(await readFile(join('build/client', file)), { level: 9 }).byteLength
  const over = bytes > BUDGETS[kind]
  failed ||= over
  console.log(
    `${over ? 'OVER' : '  ok'}  ${page.padEnd(32)} ${kind.padEnd(8)} ${(bytes / KB).toFixed(1).padStart(6)} kB of ${BUDGETS[kind] / KB} kB`,
  )
}
