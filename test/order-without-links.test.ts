/** What earns orders nothing: the code that finds and orders lists reads nothing of outbound links. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ORDERING = globSync('src/{contract,domain,db/catalogue,db/queries}/**/*.ts').filter(
  (file) => !file.startsWith('src/db/queries/links/') && !file.endsWith('.test.ts'),
)

test('nothing that could order a list imports outbound links', () => {
  expect(ORDERING.length).toBeGreaterThan(300)
  const reading = ORDERING.filter((file) => /from '[^']*\/links\//.test(readFileSync(file, 'utf8')))
  expect(reading).toEqual([])
})
