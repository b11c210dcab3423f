/** Which tests a change asks for: those of its noun on every floor, those near it, and the journeys of the noun. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface Selection {
  /** Files that git says have changed since main, new ones included; relative to the project. */
  changed: string[]
  tests: string[]
  journeys: string[]
}

/** Words in the names of tests and journeys that are about a noun, where they are not the singular of the folder. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  bonuses: ['bonus', 'offer'],
  games: ['game', 'offers'],
  posts: ['post', 'blog', 'article'],
  blog: ['post', 'blog', 'article'],
  staff: ['account', 'admins', 'auth', 'sign-in', 'password', 'device', 'people', 'roles'],
  admins: ['account', 'admins', 'people'],
  session: ['account', 'auth', 'sign-in', 'admin-casinos'],
  items: ['item', 'admin-casinos', 'admin-bonuses', 'admin-games', 'admin-posts', 'draft', 'trash', 'slugs'],
  form: ['admin-casinos', 'admin-offers', 'draft', 'list-fields'],
  table: ['admin-tables', 'admin-casinos'],
  chat: ['chat', 'assistant'],
  reviews: ['review', 'vote'],
  casinos: ['casino', 'safety-index', 'finder'],
  comparisons: ['compar'],
  analytics: ['interest', 'tracking', 'overview', 'consent'],
  tracking: ['tracking', 'consent', 'interest'],
  clicks: ['click', 'outbound', 'earnings'],
  links: ['link', 'outbound'],
  media: ['media', 'picture'],
  transfer: ['transfer', 'import', 'restore-site'],
  shell: ['home', 'phone-', 'every-page', 'policy', 'public-pages', 'first-visit'],
  cards: ['casino-list', 'home', 'compare', 'public-pages'],
  lists: ['casino-list', 'offers', 'public-pages'],
  info: ['support', 'public-pages'],
  ui: ['home', 'policy', 'phone-', 'admin-casinos', 'compare', 'casino-filters'],
  catalogue: ['catalogue', 'search', '-list'],
  'response-cache': ['response-cache', 'public-pages', 'page-data'],
}

/** A test that imports a changed file by at most so many steps belongs to it, whatever it is called. */
const NEAR = 2

/** @param base a commit, usually where this branch left main */
export function selectTests(base: string): Selection {
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(file))
  const importersOf = readImporters()
  const near = new Set(changed.flatMap((file) => [...reach(importersOf, file, NEAR)]))
  const words = changed.flatMap(wordsOf)
  const isOfNoun = (file: string) => words.some((word) => file.replace(/^src\/[^/]+\//, '').includes(word))
  const tests = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'])
  const journeys = globSync('e2e/*.journey.ts')
  return {
    changed,
    tests: tests.filter((file) => near.has(file) || isOfNoun(file)),
    journeys: journeys.filter((file) => near.has(file) || isOfNoun(file)),
  }
}

function wordsOf(file: string): readonly string[] {
  const [top, floor, ...rest] = file.split('/')
  if (top !== 'src') return []
  // Tests of a door are beside it, without a folder for each noun.
  const folders = floor === 'ui' ? ['ui'] : rest.slice(0, -1).filter((name) => !FLOORS_INSIDE.has(name))
  const name = rest.at(-1)?.split('.')[0] ?? ''
  const nouns = folders.length > 0 ? folders : [name]
  return nouns.flatMap((noun) => WORDS[noun] ?? [noun.replace(/(?<!s)s$/, '')])
}
/** Folders between a floor and its nouns. */
const FLOORS_INSIDE = new Set(['queries', 'admin', 'routes', 'files', 'signs', 'answers'])

/** The files from which `file` is reached by at most so many imports, itself included. */
function reach(
  importersOf: ReadonlyMap<string, readonly string[]>,
  file: string,
  steps: number,
): Set<string> {
  const found = new Set([file])
  let edge = [file]
  for (let step = 0; step < steps; step += 1) {
    edge = edge.flatMap((one) => importersOf.get(one) ?? []).filter((one) => !found.has(one))
    for (const one of edge) found.add(one)
  }
  return found
}

function readImporters(): Map<string, string[]> {
  const importersOf = new Map<string, string[]>()
  const pattern = /(?:from|import)\s*\(?\s*'((?:\.{1,2}\/|#)[^']+)'/g
  for (const file of globSync(['{src,test,e2e,script}/**/*.{ts,tsx}']))
    for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(pattern)) {
      const target = address.startsWith('#')
        ? address.replace(/^#(?!test)/, 'src/').replace(/^#test/, 'test')
        : normalize(join(dirname(file), address))
      importersOf.set(target, [...(importersOf.get(target) ?? []), file])
    }
  return importersOf
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
}
