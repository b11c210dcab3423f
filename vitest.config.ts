import { defineConfig } from 'vitest/config'

/** Rules, words and components keep nothing between tests, so that their files share a process. */
const PURE = ['src/{contract,domain,ui}/**/*.test.{ts,tsx}', 'src/web/*/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          // Each file that asks for a database starts an engine of about 350 MB.
          name: 'server',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: PURE,
          globalSetup: 'test/global-setup.ts',
          // What script/build made is run as it is.
          server: { deps: { external: [/\/build\/server\//] } },
          // A new engine folder takes seconds, and more on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
