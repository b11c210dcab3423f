import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** E2E_PORT lets two runs stand side by side. */
const PORT = Number(process.env['E2E_PORT'] ?? 3210)
const IS_SOAK = process.env['SOAK'] === '1'
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/**
 * Browser journeys: one production server with the demo catalogue, Debian's Chromium. Those tagged `@soak` are
 * exhaustive or rare; script/test --soak runs them with the rest.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine may be late once; script/test names every journey that needed another try.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  ...(IS_SOAK ? {} : { grepInvert: /@soak/ }),
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Where no consent is needed (docs/decisions/0024) and clocks show UTC. The machine's own zone may be UTC, which is
    // no place: there visitors are asked, and no journey but that of consent expects it.
    timezoneId: 'Africa/Abidjan',
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    // Nothing here looks at a movement, and each frame of one takes processor time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS },
  },
  webServer: {
    command: 'node e2e/serve.ts serve',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: String(PORT),
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'build/compile-cache'),
      LOG_LEVEL: 'warn',
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
  },
})
