import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: 'test/global-setup.ts',
    // Each file that asks for a database starts an engine of about 350 MB.
    pool: 'forks',
    maxWorkers: 2,
    // A new engine folder takes seconds, and more on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
