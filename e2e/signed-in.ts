/** A quiet page, signed in as the owner of the admin server. */
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, test as base } from './quiet-page.ts'

export const OWNER = { username: 'milena', password: 'evenhand-e2e' }

interface Login {
  token: string
  user: { id: number; username: string; role: string }
}

interface Signed {
  /** For the test's own calls; `page` can open any admin address. */
  token: string
  /** Creates a casino and opens its form. */
  openCasino: (more?: object) => Promise<{ id: number; dialog: Locator }>
}

export const test = base.extend<Signed, { lastLogin: { login?: Login } }>({
  // An account has at most ten sessions, so one per journey would end those of longer ones.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  lastLogin: [async ({}, use) => use({}), { scope: 'worker' }],
  token: [
    async ({ page, request, lastLogin }, use) => {
      const login = await stillSignedIn(request, lastLogin.login)
      lastLogin.login = login
      await keepLogin(page, login)
      await use(login.token)
    },
    { auto: true },
  ],
  openCasino: async ({ page, request, token }, use) =>
    use(async (more) => {
      const id = await aCasino(request, token, more)
      await page.goto(`/admin/casinos?edit=${id}`)
      return { id, dialog: page.getByRole('dialog', { name: /kazino/ }) }
    }),
})

async function stillSignedIn(request: APIRequestContext, login: Login | undefined): Promise<Login> {
  if (login === undefined) return signIn(request, OWNER)
  const response = await request.get('/api/auth/verify', { headers: bearer(login.token) })
  return response.ok() ? login : signIn(request, OWNER)
}

export async function signIn(request: APIRequestContext, credentials: object): Promise<Login> {
  const response = await request.post('/api/auth/login', { data: credentials })
  expect(response.status()).toBe(200)
  return (await response.json()) as Login
}

/** Fills in the form at /admin/login and submits it. */
export async function fillSignIn(page: Page, { username, password }: typeof OWNER): Promise<void> {
  await page.getByLabel('Korisničko ime').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Prijavi se' }).click()
}

/** Stores a login in the browser, unless the page has changed it since. */
export async function keepLogin(page: Page, { token, user }: Login): Promise<void> {
  await page.addInitScript(
    ([kept, keptUser]) => {
      // The browser's error page has no storage.
      if (window.origin === 'null') return
      if (sessionStorage.getItem('signed-in-once') !== null) return
      sessionStorage.setItem('signed-in-once', 'yes')
      localStorage.setItem('adminToken', kept)
      localStorage.setItem('adminUser', keptUser)
    },
    [token, JSON.stringify(user)] as const,
  )
}

/** A toast's title or text, without its second copy for screen readers. */
export function toast(page: Page, text: string): Locator {
  return page.locator('.toast').getByText(text, { exact: true })
}

/** Restores the first version in the open dialog. */
export async function restoreFirstVersion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page
    .getByRole('dialog', { name: 'Restore version 1?' })
    .getByRole('button', { name: 'Restore' })
    .click()
  await expect(toast(page, 'Version 1 was restored.')).toBeVisible()
}

/** Authorisation headers of the token's account. */
export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}

/** Creates a casino by the API and returns its id, so that journeys can run in parallel. */
export async function aCasino(request: APIRequestContext, token: string, more: object = {}): Promise<number> {
  const response = await request.post('/api/admin/casinos', {
    headers: bearer(token),
    data: {
      name: `Journey Casino ${crypto.randomUUID().slice(0, 8)}`,
      description: 'A casino that exists in journeys only.',
      websiteUrl: 'https://journey.example',
      establishedYear: 2019,
      license: 'Malta Gaming Authority',
      safetyIndex: 8.4,
      ...more,
    },
  })
  expect(response.status()).toBe(201)
  return ((await response.json()) as { id: number }).id
}

export { expect }
