/** Files that documents and comments name are where they say. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOTS = ['', 'src/', 'src/web/', 'src/server/', 'src/admin/', 'src/db/migrations/', 'src/ui/styles/']
/** The names of all files, for comments that name one without its folder. */
const NAMES = new Set(
  globSync('{src,test,e2e,script,docs,demo}/**/*.*').map((path) => path.slice(path.lastIndexOf('/') + 1)),
)

test('documents name paths that exist', () => {
  const missing = [
    'ARCHITECTURE.md',
    'README.md',
    'CONTRIBUTING.md',
    'STYLE.md',
    ...globSync('docs/*.md'),
  ].flatMap((document) => {
    const spans = Array.from(readFileSync(document, 'utf8').matchAll(/`([^`\s]+)`/g), ([, span = '']) => span)
    const paths = spans.filter((span) => /^[\w.-]+(?:\/[\w.-]+)+$/.test(span))
    // Other documents also name pages, types of files and places on a server.
    const named = document === 'ARCHITECTURE.md' ? paths : paths.filter(isOfOurs)
    expect.soft(document !== 'ARCHITECTURE.md' || named.length > 25).toBe(true)
    return named
      .filter((path) => !ROOTS.some((root) => existsSync(root + path)))
      .map((path) => `${document}: ${path}`)
  })
  expect(missing).toEqual([])
})

test('comments name files that exist', () => {
  const files = globSync('{src,test,e2e,script}/**/*.{ts,tsx,css,sql}')
  expect(files.length).toBeGreaterThan(1_500)
  const missing = files.flatMap((file) => {
    const comments = readFileSync(file, 'utf8').matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|--) .*$/gm)
    const named = Array.from(comments, ([comment]) => comment).flatMap((comment) =>
      Array.from(
        comment.matchAll(/(?<![\w/.:@*-])((?:[\w-]+\/)*[\w-]+\.(?:tsx?|css|sql|md))\b(?!\/)/g),
        ([, path = '']) => path,
      ),
    )
    return named.filter((path) => !isThere(path, dirname(file))).map((path) => `${file}: ${path}`)
  })
  expect(missing).toEqual([])
})

function isThere(path: string, beside: string): boolean {
  if (!path.includes('/')) return NAMES.has(path) || existsSync(path) || existsSync(join(beside, path))
  return ROOTS.some((root) => existsSync(root + path)) || existsSync(join(beside, path))
}

/** Not the path of a page, a file of a reader or a part of an address. */
function isOfOurs(path: string): boolean {
  return (
    /^(?:src|test|e2e|script|docs|demo|contract|domain|ui|platform|db|operations|api|jobs|web|admin|server|cli)\//.test(
      path,
    ) && /\.\w+$/.test(path)
  )
}
