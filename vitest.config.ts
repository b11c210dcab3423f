import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Rules, words and components keep nothing between tests, and need no database. */
const PURE = [
  'src/{contract,domain,ui}/**/*.test.{ts,tsx}',
  'src/web/*/**/*.test.{ts,tsx}',
  'src/admin/**/*.test.{ts,tsx}',
]
/** Changes a table of the contract before anything reads it, so that it needs modules of its own. */
const ALONE = ['src/api/routes/items/item-fields.test.ts']
const SERVER = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts']
/** About the embedded engine alone, whatever the other tests run on. */
const EMBEDDED = ['src/**/*.embedded.test.ts']

/**
 * The files of a worker share its modules and its database: see test/test-database.ts.
 * Without TEST_DATABASE_URL everything runs on the embedded engine. With it everything runs on that server, and on the
 * embedded engine as well what may differ between the two: files named `*.engine.test.ts`, and all with TEST_BOTH.
 */
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    // For the commands that tests run: modules that are compiled already, where there is a build.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'build/compile-cache') },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE } },
      {
        extends: true,
        test: { ...withDatabase('server'), include: SERVER, exclude: [...PURE, ...ALONE, ...EMBEDDED] },
      },
      {
        extends: true,
        test: { ...withDatabase('embedded'), include: onEmbedded(), exclude: [...PURE, ...ALONE] },
      },
      { extends: true, test: { ...withDatabase('alone'), include: ALONE, isolate: true } },
    ],
  },
})

function onEmbedded(): string[] {
  if (process.env['TEST_DATABASE_URL'] === undefined) return EMBEDDED
  return process.env['TEST_BOTH'] === '1' ? SERVER : [...EMBEDDED, 'src/**/*.engine.test.ts']
}

function withDatabase(name: string) {
  return {
    name,
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/remove-pictures.ts',
    // What script/build made is run as it is.
    server: { deps: { external: [/\/build\/server\//] } },
    // A new engine folder takes seconds, and more on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  }
}
