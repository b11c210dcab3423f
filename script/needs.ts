import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of an installed Chromium; installs Debian's when there is none and we may. CHROMIUM overrides it. */
export function ensureChromium(): string {
  const found = [process.env['CHROMIUM'] ?? '', ...BROWSERS].find((path) => path !== '' && existsSync(path))
  if (found !== undefined) return found
  installPackage('chromium', 'Chromium')
  return BROWSERS[0] as string
}

const HEADLESS = '/usr/bin/chromium-headless-shell'

/**
 * The path of Debian's Chromium without windows, with which the journeys take a quarter less time; Chromium's where it
 * cannot be installed. CHROMIUM overrides it.
 */
export function ensureHeadlessChromium(): string {
  if (process.env['CHROMIUM'] !== undefined) return ensureChromium()
  try {
    if (!existsSync(HEADLESS)) installPackage('chromium-headless-shell', 'Chromium without windows')
    return HEADLESS
  } catch {
    return ensureChromium()
  }
}

/** Installs a Debian package, or prints what to install. */
export function installPackage(name: string, title: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      `${title} is missing. Install it (Debian: apt-get install ${name}) and run the tests again.`,
    )
  }
  console.log(`Installing ${title} (${name})`)
  execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
