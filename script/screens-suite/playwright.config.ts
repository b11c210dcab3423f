/** The configuration of script/screens: each screen is a test, each width and theme a project. */
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/** The owner's session while pictures are taken. */
export const SIGNED_IN = 'test-results/screens-owner.json'
const WIDTHS = { 320: 720, 390: 844, 768: 1024, 1440: 900 }

export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/screens',
  retries: 0,
  reporter: 'line',
  webServer: Object.assign({}, journeys.webServer, { cwd: join(import.meta.dirname, '../..') }),
  projects: [
    { name: 'fill', testMatch: '*.setup.ts' },
    ...Object.entries(WIDTHS).flatMap(([width, height]) =>
      (['light', 'dark'] as const).map((theme) => ({
        name: `${width}-${theme}`,
        testMatch: '*.screens.ts',
        dependencies: ['fill'],
        use: {
          viewport: { width: Number(width), height },
          colorScheme: theme,
          hasTouch: Number(width) < 1024,
          deviceScaleFactor: Number(width) < 768 ? 2 : 1,
        },
      })),
    ),
  ],
})
