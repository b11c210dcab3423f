/** What staff save in the settings, on the pages and in what machines read. */
import { beforeEach, expect, test } from 'vitest'
import { DESCRIBED_HOME, HOME_SECTIONS } from '#contract/settings/described-home.ts'
import { DESCRIBED_MENUS } from '#contract/settings/described-menus.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { aStaffToken } from '#test/staff.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, getPage, ORIGIN } from '#test/test-site.ts'

const { db } = await testDatabase()
await loadDemo(db, NOW)
const own = testApp(db)
const site = await builtSite(own.app)
const headers = {
  authorization: `Bearer ${await aStaffToken(db, 'owner')}`,
  'content-type': 'application/json',
}

beforeEach(async () => {
  await db.deleteFrom('setting_versions').execute()
  await own.app.siteSettings.load()
})

async function save(group: string, value: unknown): Promise<void> {
  const response = await own.request(`/api/admin/settings/${group}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ version: 0, value }),
  })
  expect([response.status, response.status === 200 ? '' : await response.text()]).toEqual([200, ''])
}

const html = async (path: string) => (await getPage(site, path)).html.replaceAll('<!-- -->', '')

const BRAND = {
  name: 'Fair & Square',
  supportEmail: 'help@fair.example',
  social: { facebook: null, x: 'https://x.example/fair', instagram: null, youtube: null },
}

test.each(['/', '/faq', '/casinos', '/no-such-page', '/terms', '/privacy'])(
  'the name is in the title, header and footer of %s, and the former one nowhere',
  async (path) => {
    await save('brand', BRAND)
    const page = await html(path)
    expect(page).toMatch(/<title>[^<]*Fair &amp; Square<\/title>/)
    expect(page).toContain('href="mailto:help@fair.example"')
    expect(page).not.toContain('Evenhand')
  },
)

test.each(['/manifest.webmanifest', '/llms.txt', '/blog/feed.xml', '/bonuses/feed.json'])(
  'the name is in %s',
  async (path) => {
    await save('brand', BRAND)
    const text = await html(path)
    expect(text).toMatch(/Fair (?:&|&amp;) Square/)
    // Authors of the demo articles are called so.
    expect(text).not.toMatch(/Evenhand(?! editors)/)
  },
)

test('a changed name is another version of every share picture', async () => {
  const pictureOf = async (path: string) =>
    (await getPage(site, path)).attributes('meta').find(({ property }) => property === 'og:image')?.content
  const before = await Promise.all(['/', '/casinos'].map(pictureOf))
  await save('brand', BRAND)
  const after = await Promise.all(['/', '/casinos'].map(pictureOf))
  expect(after).not.toContain(before[0])
  expect(after).not.toContain(before[1])
})

test('an own logo stands in header and footer, and an own picture is shared', async () => {
  const sharedBy = async (path: string) =>
    (await getPage(site, path)).attributes('meta').find(({ property }) => property === 'og:image')?.content
  await save('pictures', {
    logo: '/media/abcdefghijklmnop-360x60.webp',
    sharePicture: 'https://cdn.example/share.png',
  })
  const page = await html('/faq')
  expect(page.match(/<image href="\/media\/abcdefghijklmnop-360x60\.webp"/g)).toHaveLength(2)
  expect(page).not.toContain('brand__name')
  expect(page).not.toContain('og:image:width')
  expect(await sharedBy('/faq')).toBe('https://cdn.example/share.png')
  // What has a picture of its own keeps it.
  expect(await sharedBy('/casino/aldermoon')).toMatch(/\/share\/casino\//)
})

test('claims appear with their sources, and a claim that is empty is left out', async () => {
  await save('claims', {
    happyUsers: 1234,
    happyUsersSource: 'own count',
    subscriberClaim: null,
    subscriberSource: null,
  })
  const page = await html('/')
  expect(page).toContain('1,234+')
  expect(page).toContain('Happy users: own count')
  expect(page).toContain('Join the newsletter')
})

test('menus hold own links; only pages of the site are opened by the router', async () => {
  await save('menus', {
    ...DESCRIBED_MENUS,
    header: [
      { label: 'Our shop', to: 'https://shop.example/?a=1&b=2' },
      { label: 'Casinos', to: '/casinos' },
    ],
    quick: [],
  })
  const page = await html('/faq')
  const [, header = ''] = /<nav class="nav"[^>]*>(.*?)<\/nav>/s.exec(page) ?? []
  expect(header.replaceAll(/<a [^>]*>/g, '<a>')).toBe('<a>Our shop</a><a>Casinos</a>')
  expect(header).toContain('href="https://shop.example/?a=1&amp;b=2"')
  expect(page).not.toContain('Crypto Casinos')
})

test('the described menus and home page, saved as they are, change nothing that visitors see', async () => {
  const seen = async () => (await html('/')).replace(/<script[\s\S]*?<\/script>/g, '')
  const before = await seen()
  await save('menus', DESCRIBED_MENUS)
  await save('home', DESCRIBED_HOME)
  expect(await seen()).toBe(before)
})

test('sections of the home page move, go and take titles; the quiet line stays above the first offers', async () => {
  const order = [...HOME_SECTIONS].toReversed().filter((id) => id !== 'topCasinos')
  await save('home', {
    title: 'Hello',
    lead: 'Our own words.',
    sections: [
      ...order.map((id) => ({ id, isShown: id !== 'assistant', title: id === 'news' ? 'Read on' : null })),
      { id: 'topCasinos', isShown: false, title: null },
    ],
  })
  const page = await html('/')
  const places = ['Hello', 'Read on', 'Hot Games', 'commission', 'Latest Bonuses', 'Latest Casinos']
  const body = page.slice(page.indexOf('<h1'), page.indexOf('<footer'))
  const at = places.map((text) => body.indexOf(text))
  expect(at).not.toContain(-1)
  const [hello = NaN, readOn = NaN, games = NaN, commission = NaN, bonuses = NaN] = at
  expect([hello, readOn, games]).toEqual([hello, readOn, games].toSorted((a, b) => a - b))
  expect(commission).toBeLessThan(bonuses)
  expect(body).not.toContain('Ask the AI Casino Assistant')
  expect(body).not.toContain('href="#top-casinos"')
  expect(body.match(/We may earn a commission/g)).toHaveLength(1)
})

test('a legal text is cleaned, has its contents, version and date, and keeps the tracking switch', async () => {
  await save('legal', {
    terms: { html: '', version: null, date: null },
    privacy: {
      html: '<h2>Who we are</h2><p onclick="x()">Fair Ltd.<script>alert(1)</script></p><a href="javascript:x()">y</a>',
      version: '2.1',
      date: '2026-03-01',
    },
  })
  const page = await html('/privacy')
  expect(page).toContain('Fair Ltd.')
  expect(page).toMatch(/<a href="#s-who-we-are">Who we are<\/a>/)
  expect(page).toContain('id="your-choice"')
  expect(page).toMatch(/Version 2\.1/)
  expect(page).not.toMatch(/onclick|alert\(1\)|javascript:x/)
  expect(await html('/terms')).toContain('What this site is')
})

test('own pages have an address, a place in a menu and in the sitemap; their text is cleaned', async () => {
  const about = { slug: 'about-us', title: 'About us', description: 'Who we are.', place: 'support' }
  const hidden = {
    slug: 'imprint',
    title: 'Imprint',
    description: 'By law.',
    place: 'none',
    html: '<p>Fair Ltd.</p>',
  }
  await save('pages', {
    pages: [
      { ...about, html: '<h2>Our desk</h2><p onclick="x()">Two editors.</p><script>alert(1)</script>' },
      hidden,
    ],
  })
  const page = await html('/page/about-us')
  expect(page).toMatch(/<title>About us · /)
  expect(page).toContain('content="Who we are."')
  expect(page).toContain('<h1>About us</h1>')
  expect(page).toMatch(/<a href="#s-our-desk">Our desk<\/a>/)
  expect(page).not.toMatch(/onclick|alert\(1\)|Version /)
  const faq = await html('/faq')
  expect(faq.slice(faq.indexOf('<footer'))).toContain('href="/page/about-us"')
  expect(faq).not.toContain('/page/imprint')
  expect(await html('/page/imprint')).toContain('Fair Ltd.')
  expect(await html('/sitemap-pages.xml')).toContain('/page/imprint</loc>')
  expect((await getPage(site, '/page/nothing')).status).toBe(404)
})

test('helplines are those that staff keep, on the help page and in the words of the assistant', async () => {
  const line = {
    country: 'DE',
    name: 'Rat und Tat',
    phone: '0800 111 22 33',
    alsoPhone: '',
    note: '',
    web: 'rat.example',
    source: '',
    checkedOn: '2026-03-01',
  }
  await save('helplines', { lines: [line] })
  const page = await html('/responsible-gambling?country=DE')
  expect(page).toContain('href="tel:08001112233"')
  expect(page).toContain('Mar 1, 2026')
  expect(page).not.toContain('Check dein Spiel')
  const answer = await own.request('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'I live in Germany and I lost everything gambling' }),
  })
  expect(await answer.text()).toContain('Rat und Tat')
})

test('colours and typeface come as a style sheet with an address of its own', async () => {
  const sheets = async () =>
    (await getPage(site, '/faq'))
      .attributes('link')
      .flatMap(({ rel, href = '' }) => (rel === 'stylesheet' && href.startsWith('/theme/') ? [href] : []))
  expect(await sheets()).toEqual([])
  await save('look', { palette: 'blue', accent: '#7A1FA2', typeface: 'serif' })
  const [address = ''] = await sheets()
  const sheet = await getPage(site, address)
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(sheet.headers.get('cache-control')).toContain('immutable')
  expect(sheet.html).toContain('--primary:oklch(0.395 0.082 255);--')
  expect(sheet.html).toContain('Georgia')
  // Parts of a page that are loaded later bring the site's own sheet again, after this one.
  expect(sheet.html).toMatch(/^html:root\{[^]*\n@media screen\{html\.dark\{/)
  expect((await getPage(site, '/theme/0-green-123456-mona.css')).headers.get('cache-control')).toContain(
    '300',
  )
  for (const file of ['1-red-none-mona.css', '1-blue-none-comic.css', '%00.css', '1-blue-none-mona.css.map'])
    expect((await getPage(site, `/theme/${file}`)).status).toBe(404)
})

async function preview(fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const request = new Request(`${ORIGIN}/?index`, { method: 'POST', body, headers: { origin: ORIGIN } })
  return site.fetch(request, '192.0.2.1')
}

test('the preview shows a group that is not saved, to its editor alone', async () => {
  const token = headers.authorization.replace('Bearer ', '')
  const fields = { group: 'brand', value: JSON.stringify(BRAND) }
  const response = await preview({ ...fields, token })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  const page = await response.text()
  expect(page).toMatch(/<title>[^<]*Fair &amp; Square<\/title>/)
  const look = JSON.stringify({ palette: 'green', accent: '#7a1fa2', typeface: 'mona' })
  expect(await (await preview({ group: 'look', value: look, token })).text()).toContain(
    '/theme/3-green-7a1fa2-mona.css',
  )
  expect(await html('/')).not.toContain('Fair &amp; Square')
  const admin = await aStaffToken(db, 'admin')
  for (const refused of [
    { ...fields, token: '' },
    { ...fields, token: 'f'.repeat(64) },
    { ...fields, token: admin },
    { ...fields, token, group: '__proto__' },
    { ...fields, token, value: '{' },
    { ...fields, token, value: '{"name":""}' },
  ])
    expect((await preview(refused)).status).toBe(405)
})

test.each([
  ['look', { palette: 'green', accent: 'red;}body{display:none', typeface: 'mona' }],
  ['look', { palette: 'red', accent: null, typeface: 'mona' }],
  ['look', { palette: 'green', accent: null, typeface: 'url(//evil.example)' }],
  ['menus', { ...DESCRIBED_MENUS, header: [{ label: 'x', to: 'javascript:alert(1)' }] }],
  ['menus', { ...DESCRIBED_MENUS, header: [{ label: 'x', to: '//evil.example' }] }],
  ['menus', { ...DESCRIBED_MENUS, header: [{ label: 'x', to: '/.//evil.example' }] }],
  ['menus', { ...DESCRIBED_MENUS, header: [{ label: 'x', to: 'mailto:a@b.example?bcc=c@d.example' }] }],
  ['menus', { ...DESCRIBED_MENUS, quick: Array.from({ length: 13 }, () => ({ label: 'x', to: '/' })) }],
  ['home', { ...DESCRIBED_HOME, sections: DESCRIBED_HOME.sections.slice(1) }],
  ['home', { ...DESCRIBED_HOME, sections: DESCRIBED_HOME.sections.map((one) => ({ ...one, id: 'news' })) }],
  ['pictures', { logo: 'javascript:alert(1)', sharePicture: null }],
  ['helplines', { lines: [] }],
  ['pages', { pages: [{ slug: 'Über uns', title: 'x', description: 'x', place: 'none', html: '<p>x</p>' }] }],
  ['pages', { pages: [{ slug: 'x', title: 'x', description: 'x', place: 'nowhere', html: '<p>x</p>' }] }],
  [
    'pages',
    {
      pages: [1, 2].map(() => ({ slug: 'x', title: 'x', description: 'x', place: 'none', html: '<p>x</p>' })),
    },
  ],
  [
    'legal',
    {
      terms: { html: '<p>x</p>', version: '', date: null },
      privacy: { html: '', version: null, date: null },
    },
  ],
])('%s refuses %j', async (group, value) => {
  const body = JSON.stringify({ version: 0, value })
  const response = await own.request(`/api/admin/settings/${group}`, { method: 'PUT', headers, body })
  expect(response.status).toBe(400)
})

test('the reality check is shown where the terms can be played, and nothing at all where they cannot', async () => {
  const offers = await db.selectFrom('bonuses').select(['slug', 'offer_terms']).execute()
  const played = offers.find(({ slug }) => slug === 'aldermoon-welcome-package')
  expect(await html(`/bonus/${played?.slug}`)).toMatch(
    /Reality check<\/h2><p class="reality__sentence">About/,
  )
  await db
    .updateTable('bonuses')
    .set({ offer_terms: null })
    .where('slug', '=', 'halcyra-free-start')
    .execute()
  const bare = await html('/bonus/halcyra-free-start')
  expect(bare).not.toContain('Reality check')
  expect(bare).not.toContain('We cannot work out')
})

test('the owner can switch the reality check off, and say other claims', async () => {
  await save('claims', {
    happyUsers: null,
    happyUsersSource: null,
    subscriberClaim: null,
    subscriberSource: null,
    footerText: 'Compared by hand.',
    casinoListTitle: 'All Online Casinos',
    badges: { secured: null, privacy: 'Private', reviews: null },
    showsReality: false,
  })
  expect(await html('/bonus/aldermoon-welcome-package')).not.toContain('Reality check')
  const list = await html('/casinos')
  expect(list).toContain('<h1>All Online Casinos</h1>')
  expect(list).toContain('Compared by hand.')
  expect(list).not.toContain('SSL Secured')
})
