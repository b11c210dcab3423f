import { test as base, expect } from '@playwright/test'

/** A test that fails after a console error, a framework warning or a failed script. */
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

/** Browsers report responses of 400 and above; tests that cause them check the page instead. */
const EXPECTED = /^Failed to load resource/

export { expect }
