/**
 * Fails when a public page's style sheets or scripts exceed their budgets (bytes after gzip), or when a late style
 * sheet would restyle the whole page.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A chunk in Vite's manifest. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  isDynamicEntry?: boolean
}

const KB = 1000
const BUDGETS = {
  /** Runs on every page before someone uses it. */
  start: 4 * KB,
  /** Fetched after a page's load event and run on first use; dialogs and carousels follow when it is idle. */
  scripts: 179 * KB,
  styles: 20 * KB,
}
const CLIENT = 'build/client'
const ROUTE = '?__react-router-build-client-route'
const PUBLIC_SCREEN = /^src\/web\/(.+)\.screen\.tsx\?__react-router-build-client-route$/
/** The entry of every public page. */
const ENTRY = 'src/web/entry.client.ts'
const STARTS = [
  ENTRY,
  'src/web/hydrate.tsx',
  `src/web/root.tsx${ROUTE}`,
  `src/web/shell/shell.layout.tsx${ROUTE}`,
]

const manifest = JSON.parse(await readFile(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>
// The router's list of all pages is a script of every page too.
const assets = await readdir(join(CLIENT, 'assets'))
const lists = assets.filter((name) => /^manifest-.*\.js$/.test(name)).map((name) => `assets/${name}`)

const { scripts: start } = filesOf([ENTRY])

let failed = false
for (const screen of Object.keys(manifest)) {
  const page = PUBLIC_SCREEN.exec(screen)?.[1]
  if (page === undefined) continue
  const { scripts, styles } = filesOf([...STARTS, screen])
  await report(page, { start, scripts: new Set([...scripts, ...lists]), styles })
}
await checkLateStyles()
if (failed) process.exitCode = 1

/**
 * A layer or a registered property in a style sheet added later makes Chromium recompute all styles and the layout: 150
 * to 400 ms on a phone slowed four times, where plain rules take 10.
 */
async function checkLateStyles(): Promise<void> {
  const first = filesOf(STARTS).styles
  const parts = Object.keys(manifest).filter((name) => /^src\/(?:web|ui)\//.test(name))
  for (const file of filesOf(parts).styles) {
    if (first.has(file) || !/@layer|@property/.test(await readFile(join(CLIENT, file), 'utf8'))) continue
    failed = true
    console.log(`LATE  ${file} may be loaded after another page and has a layer or a registered property.`)
  }
}

function filesOf(entries: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
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

async function report(page: string, files: Record<keyof typeof BUDGETS, Set<string>>): Promise<void> {
  const words: string[] = []
  let isOver = false
  for (const [kind, budget] of Object.entries(BUDGETS)) {
    const bytes = await sizeOf(files[kind as keyof typeof BUDGETS])
    isOver ||= bytes > budget
    words.push(`${kind} ${(bytes / KB).toFixed(1).padStart(5)} of ${budget / KB} kB`)
  }
  failed ||= isOver
  console.log(`${isOver ? 'OVER' : '  ok'}  ${page.padEnd(30)} ${words.join('   ')}`)
}

async function sizeOf(files: Set<string>): Promise<number> {
  let bytes = 0
  for (const file of files) bytes += gzipSync(await readFile(join(CLIENT, file)), { level: 9 }).byteLength
  return bytes
}
