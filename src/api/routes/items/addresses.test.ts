/** What becomes of the addresses that staff type, on every way they come in. */
import { describe, expect, test } from 'vitest'
import { CASINO_FORM } from '#test/builders.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, headers } = await staffSite()

const ARTICLE = {
  title: 'An article of this test',
  slug: 'an-article',
  content: 'Words. '.repeat(20),
  excerpt: 'What it is about, in a sentence.',
  author: 'Ada',
  category: 'news',
  metaDescription: 'What it is about, in a sentence.',
}
const save = (kind: string, form: object) => site.post(`/api/admin/${kind}`, form, { headers })
const casino = () => db.selectFrom('casinos').selectAll().executeTakeFirstOrThrow()

describe('a casino', () => {
  test('keeps its addresses as a browser opens them', async () => {
    const saved = await save('casinos', {
      ...CASINO_FORM,
      websiteUrl: ' HTTPS://aldermoon%2Eexample/%2e%2e/Home ',
      affiliateUrl: 'https://bücher.example',
      logoUrl: '/media/../art/logo/aldermoon.svg',
    })
    expect(saved.status).toBe(201)
    expect(await casino()).toMatchObject({
      website_url: 'https://aldermoon.example/Home',
      affiliate_url: 'https://xn--bcher-kva.example/',
      logo_url: '/art/logo/aldermoon.svg',
    })
  })

  test('keeps its affiliate address letter for letter', async () => {
    const affiliateUrl = "HTTPS://Go.aldermoon.example:443/./in?https://x.example/'a'&b={id}&c=%7e"
    expect((await save('casinos', { ...CASINO_FORM, affiliateUrl: ` ${affiliateUrl} ` })).status).toBe(201)
    expect(await casino()).toMatchObject({ affiliate_url: affiliateUrl })
  })

  test.each([
    ['websiteUrl', 'https:evil', 'Website URL must be a valid URL'],
    ['websiteUrl', 'https:/evil', 'Website URL must be a valid URL'],
    ['websiteUrl', 'https:\\\\evil', 'Website URL must be a valid URL'],
    ['websiteUrl', 'https://a\tb.example', 'Website URL must be a valid URL'],
    ['websiteUrl', 'https://me@evil.example', 'Website URL must be a valid URL'],
    ['websiteUrl', `https://a.example/${'ä'.repeat(400)}`, 'Website URL may have at most 2000 characters'],
    ['affiliateUrl', 'https:evil', 'Affiliate URL must be a valid URL or empty'],
    ['logoUrl', 'https:evil', 'Logo URL must be a valid URL or empty'],
    ['logoUrl', '/art/%2e%2e/%2e%2e/api/auth', 'Logo URL must be a valid URL or empty'],
    ['logoUrl', '//evil.example/media/x', 'Logo URL must be a valid URL or empty'],
  ])('is refused with %s = %j', async (field, address, message) => {
    const refused = await save('casinos', { ...CASINO_FORM, [field]: address })
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ errors: [{ path: field, message }] }),
    ])
  })

  test('comes out of an import as it does out of the form', async () => {
    const rows = [
      { ...CASINO_FORM, websiteUrl: 'HTTPS://aldermoon.example/a/%2e%2e/b' },
      { ...CASINO_FORM, name: 'Other', websiteUrl: 'https:evil' },
    ]
    const response = await site.post('/api/admin/casinos/import?format=json&apply=true', rows, { headers })
    expect(await response.text()).toContain('Website URL must be a valid URL')
    const fine = await site.post('/api/admin/casinos/import?format=json&apply=true', rows.slice(0, 1), {
      headers,
    })
    expect(fine.status).toBe(200)
    await fine.text()
    expect((await casino()).website_url).toBe('https://aldermoon.example/b')
  })
})

describe('an article', () => {
  test('keeps pictures, videos and links as a browser opens them', async () => {
    const saved = await save('blog', {
      ...ARTICLE,
      content: `<p>${'Words. '.repeat(20)}<a href="https://a.example/%2e%2e/b">one</a> <a href="https:evil">two</a></p>`,
      featuredImage: 'https://a.example/b/%2E%2E/c.png',
      contentMedia: [
        { type: 'image', url: 'HTTPS://a.example/x.png' },
        { type: 'youtube', url: 'HTTPS://YouTu.be/VpuN8vCQ--M' },
      ],
    })
    expect(saved.status).toBe(201)
    const { content, featured_image } = await db.selectFrom('posts').selectAll().executeTakeFirstOrThrow()
    expect(content).toContain('<a href="https://a.example/b">one</a> <a>two</a>')
    expect(featured_image).toBe('https://a.example/c.png')
    const media = await db.selectFrom('post_media').select('url').orderBy('position').execute()
    expect(media.map(({ url }) => url)).toEqual(['https://a.example/x.png', 'https://youtu.be/VpuN8vCQ--M'])
  })

  test.each([
    ['image', 'https:evil', 'Media 1 must be a valid URL'],
    ['youtube', 'https:youtu.be/VpuN8vCQ--M', 'Media 1 is not a YouTube address'],
  ])('is refused with the %s %j', async (type, url, message) => {
    const refused = await save('blog', { ...ARTICLE, contentMedia: [{ type, url }] })
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([400, message])
  })
})

test('a game keeps its demo address as a browser opens it', async () => {
  const game = {
    name: 'Crash',
    description: 'A game of this test.',
    provider: 'Nobody',
    type: 'slot',
    rtp: 96,
    volatility: 'low',
    demoUrl: 'https://demo%2eexample',
  }
  const saved = await save('games', game)
  expect([saved.status, await saved.json()]).toEqual([201, expect.anything()])
  const { demo_url } = await db.selectFrom('games').select('demo_url').executeTakeFirstOrThrow()
  expect(demo_url).toBe('https://demo.example/')
})
