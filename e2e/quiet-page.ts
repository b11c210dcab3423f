import { test as base, expect } from '@playwright/test'

/** A test whose page must stay quiet: a console error, a warning of the framework or a failed script fails it. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
          noise.push(message.text())
      })
      page.on('pageerror', (error) => noise.push(error.message))
      await use()
      expect(noise, 'the console must be quiet').toEqual([])
    },
    { auto: true },
  ],
})

/** Browsers report every response of 400 and above themselves; tests that provoke one check the page instead. */
const EXPECTED = /^Failed to load resource/

export { expect }
