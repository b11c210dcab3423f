import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** E2E_PORT lets two runs stand side by side. */
const PORT = Number(process.env['E2E_PORT'] ?? 3210)
/** Staff journeys change the catalogue: they have a server and data of their own. */
const ADMIN_PORT = PORT + 1

/** Browser journeys: one production server with the demo catalogue, Debian's Chromium. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine may be late twice; script/test names every journey that needed another try.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Where no consent is needed (docs/decisions/0024) and clocks show UTC. The machine's own zone may be UTC, which is
    // no place: there visitors are asked, and no journey but that of consent expects it.
    timezoneId: 'Africa/Abidjan',
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'public', testIgnore: 'admin-*' },
    {
      name: 'admin',
      testMatch: 'admin-*.journey.ts',
      use: { baseURL: `http://localhost:${ADMIN_PORT}` },
    },
  ],
  webServer: [serverOn(PORT), serverOn(ADMIN_PORT)],
})

function serverOn(port: number) {
  return {
    command: 'node src/cli/main.ts serve',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    env: {
      PORT: String(port),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'evenhand-e2e-')),
      OWNER_USERNAME: 'milena',
      OWNER_PASSWORD: 'evenhand-e2e',
      // Some journeys stand for several visitors.
      TRUST_PROXY: '1',
      COUNTRY_HEADER: 'x-visitor-country',
      // The journeys of one machine share one address.
      LIMIT_REVIEWS: '1000',
      LIMIT_VOTES: '1000',
      LIMIT_NEWSLETTER: '1000',
      LIMIT_CHAT: '1000',
      LIMIT_CHAT_DAILY: '10000',
      LIMIT_INTERACTIONS: '100000',
      LIMIT_LOGINS: '1000',
      // Where the journey of pasted articles has the pictures of another site.
      FETCH_HOSTS: `127.0.0.1:${PORT + 7}`,
    },
  }
}
