import { beforeEach, expect, test } from 'vitest'
import { aStaffToken } from '#test/staff.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()

beforeEach(async () => {
  Object.assign(site.app.settings, { publicUrl: 'http://localhost:3000', trustProxy: 0, host: '0.0.0.0' })
})

const noticesOf = async (role: 'owner' | 'admin', headers: Record<string, string>) => {
  const token = await aStaffToken(db, role)
  const response = await site.request('/api/admin/notices', {
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(200)
  return response.json()
}

test('someone who tries the site on localhost gets no notice', async () => {
  expect(await noticesOf('owner', { host: 'localhost:3000' })).toEqual([])
})

test('an admin and an owner who come by another host than that of PUBLIC_URL read what to set', async () => {
  const notice = {
    fault:
      'Canonical addresses and links in mails start with http://localhost:3000, but this page was opened at casino.example.',
    remedy:
      'Set PUBLIC_URL to the address that visitors use, such as https://www.example.com, and restart the site.',
  }
  expect(await noticesOf('admin', { host: 'casino.example' })).toEqual([notice])
  expect(await noticesOf('owner', { host: 'casino.example' })).toEqual([notice])
})

test('X-Forwarded-Host counts behind a trusted proxy and not without one', async () => {
  Object.assign(site.app.settings, { publicUrl: 'https://casino.example' })
  const headers = { host: 'casino.example', 'x-forwarded-host': 'other.example' }
  expect(await noticesOf('admin', headers)).toEqual([])
  Object.assign(site.app.settings, { trustProxy: 1 })
  expect(await noticesOf('owner', headers)).toMatchObject([
    { fault: expect.stringContaining('other.example') },
  ])
})

test('a local PUBLIC_URL behind a proxy is noticed whatever the host is', async () => {
  Object.assign(site.app.settings, { trustProxy: 1 })
  expect(await noticesOf('owner', { host: '127.0.0.1:3000' })).toMatchObject([
    { fault: expect.stringContaining('works on this machine only') },
  ])
})
