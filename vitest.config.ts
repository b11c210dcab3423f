import { defineConfig } from 'vitest/config'

/** Rules, words and components keep nothing between tests, and need no database. */
const PURE = ['src/{contract,domain,ui}/**/*.test.{ts,tsx}', 'src/web/*/**/*.test.{ts,tsx}']
/** Changes a table of the contract before anything reads it, so that it needs modules of its own. */
const ALONE = ['src/api/item-fields.test.ts']
/** About the embedded engine alone, whatever the other tests run on. */
const EMBEDDED = ['src/**/*.embedded.test.ts']

/**
 * The files of a worker share its modules and its database: see test/test-database.ts.
 * Files named `*.engine.test.ts` are about what may differ between the engines; script/test runs them on both.
 */
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE } },
      {
        extends: true,
        test: {
          ...withDatabase('server'),
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [...PURE, ...ALONE, ...EMBEDDED],
        },
      },
      { extends: true, test: { ...withDatabase('embedded'), include: EMBEDDED } },
      { extends: true, test: { ...withDatabase('alone'), include: ALONE, isolate: true } },
    ],
  },
})

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
