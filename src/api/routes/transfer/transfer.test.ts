import { describe, expect, test } from 'vitest'
import { KINDS } from '#contract/items/kinds.ts'
import { WRITTEN_KINDS } from '#contract/items/item-kinds.ts'
import type { ImportedRow, ImportLine, ImportReport } from '#contract/transfer/transfer.ts'
import { aBonus, aCasino, aGame, anExpertReview, aPost } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, token } = await staffSite()

const as = () => ({ authorization: `Bearer ${token}` })
const exported = async (path: string, format: 'csv' | 'json' = 'csv') =>
  (await site.request(`/api/admin/${path}/export?format=${format}`, { headers: as() })).arrayBuffer()
const exportedText = async (path: string, format: 'csv' | 'json' = 'csv') =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await exported(path, format))

async function send(path: string, file: BodyInit, { format = 'csv', apply = false } = {}) {
  const response = await site.request(`/api/admin/${path}/import?format=${format}&apply=${apply}`, {
    method: 'POST',
    headers: as(),
    body: file,
  })
  const text = await response.text()
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ImportLine & { message?: string })
  return { status: response.status, lines, last: lines.at(-1) }
}
async function report(
  path: string,
  file: BodyInit,
  how: { format?: string; apply?: boolean } = {},
): Promise<ImportReport> {
  const { last } = await send(path, file, how)
  if (last !== undefined && 'report' in last) return last.report
  throw new Error(JSON.stringify(last))
}
const refusal = async (path: string, file: BodyInit, how: { format?: string; apply?: boolean } = {}) => {
  const { status, last } = await send(path, file, how)
  return [status, last?.message]
}
const problemsIn = (rows: readonly ImportedRow[]) =>
  rows
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ row, problems }) => [row, problems[0]?.path, problems[0]?.message])
const casinos = () => db.selectFrom('casinos').selectAll().orderBy('id').execute()
const csv = (...rows: string[][]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')

const NEW = {
  name: 'Čačak Royal',
  description: 'A measured, well-run casino.',
  websiteUrl: 'https://cacak.example',
  establishedYear: 2016,
  license: 'Malta Gaming Authority',
  safetyIndex: 9.4,
}
const newCasino = (more: object = {}) => JSON.stringify([{ ...NEW, ...more }])

async function oneOfEach(): Promise<void> {
  const casino = await aCasino(db, {
    name: '=HYPERLINK("evil")',
    description: '\'Quoted\', "twice"\nand; on\ttwo lines | Žabalj 🎰',
    payment_methods: ['Visa', 'A|B', 'C:\\D'],
    affiliate_url: null,
  })
  await anExpertReview(db, casino, '8.5')
  const other = await aCasino(db, { name: 'Second', is_active: false })
  await aBonus(db, { casino_id: casino, valid_until: new Date('2026-09-01T10:20:30.123Z') })
  await aGame(db, { paylines: 20, max_multiplier: 5000.5 }, [other, casino])
  const post = await aPost(db, {
    meta_description: 'What wagering is, in one deposit.',
    content: '<p>Wagering &amp; more, told at a length that the form takes.</p>\n<p>Two</p>',
  })
  await db
    .insertInto('post_media')
    .values({
      post_id: post,
      position: 1,
      type: 'image',
      url: '/media/a.webp',
      caption: '=x',
      alt: null,
      video_id: null,
    })
    .execute()
  await db.insertInto('post_casinos').values({ post_id: post, casino_id: other }).execute()
  await db
    .insertInto('landing_pages')
    .values({
      list: 'casinos',
      facet: 'paymentMethods',
      value: 'A|B',
      slug: 'a-or-b',
      title: '=Casinos that take A or B',
      meta_title: 'Casinos that take A or B',
      meta_description: 'Which casinos take A or B.',
      intro: '<p>Told at a length that the form takes.</p>',
      questions: JSON.stringify([{ question: 'Is "it" anonymous?', answer: 'No | no.' }]),
      // In this order, which is not that of the ids.
      pinned: [other, casino],
      is_published: true,
      updated_at: NOW,
    })
    .execute()
}

describe.each(WRITTEN_KINDS)('a file of %s', (kind) => {
  const path = KINDS[kind].path

  test.each(['csv', 'json'] as const)(
    'that comes back as it went out in %s changes nothing',
    async (format) => {
      await oneOfEach()
      const file = await exported(path, format)
      const told = await report(path, file, { format, apply: true })
      expect(told).toMatchObject({ kind, isApplied: true, counts: { created: 0, changed: 0, refused: 0 } })
      expect(told.counts.unchanged).toBeGreaterThan(0)
      expect(new Uint8Array(await exported(path, format))).toEqual(new Uint8Array(file))
      expect(await db.selectFrom('revisions').select('id').execute()).toEqual([])
    },
  )

  test.each(['csv', 'json'] as const)(
    'makes the same items again on another site from %s',
    async (format) => {
      await oneOfEach()
      const file = await exportedText(path, format)
      const before = await exportedText(path, 'json')
      await db.deleteFrom(KINDS[kind].table).execute()
      if (kind === 'casino') await db.deleteFrom('bonuses').execute()
      await db.deleteFrom('old_slugs').execute()
      const items = (JSON.parse(before) as { id: number | null }[]).map((item) => ({ ...item, id: null }))
      // A spreadsheet without its first column, whose numbers are of the other site.
      const without =
        format === 'json' ? JSON.stringify(items) : file.replaceAll(/^(\uFEFF?)"(?:id|\d+)",/gm, '$1')
      const told = await report(path, without, { format, apply: true })
      expect(told.counts).toEqual({ created: items.length, changed: 0, unchanged: 0, refused: 0 })
      const ids = (text: string) => (JSON.parse(text) as object[]).map((item) => ({ ...item, id: 0 }))
      expect(ids(await exportedText(path, 'json'))).toEqual(ids(before))
    },
  )
})

describe('an export', () => {
  test('is named after the brand and the day, and is for staff only', async () => {
    const response = await site.request('/api/admin/casinos/export?format=csv', { headers: as() })
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="evenhand-casinos-2026-03-14.csv"',
    )
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect((await site.request('/api/admin/casinos/export')).status).toBe(401)
    expect((await site.request('/api/admin/casinos/export?format=xml', { headers: as() })).status).toBe(400)
  })

  test('disarms formulas and keeps more than one batch in order', async () => {
    await oneOfEach()
    await db
      .insertInto('casinos')
      .values(
        Array.from({ length: 1100 }, (_, index) => ({
          name: `No ${index}`,
          description: 'Ten letters.',
          established_year: 2020,
          safety_index: 5,
          license: 'MGA',
          website_url: 'https://x.example',
        })),
      )
      .execute()
    const text = await exportedText('casinos')
    expect(text).toContain(`"'=HYPERLINK(""evil"")"`)
    expect(text.startsWith('\uFEFF"id","version","name"')).toBe(true)
    const ids = (JSON.parse(await exportedText('casinos', 'json')) as { id: number }[]).map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 1102 }, (_, index) => index + 1))
  })

  test('of nothing is a header, and imports as nothing', async () => {
    const file = await exportedText('games')
    expect(file.trimEnd().split('\r\n')).toHaveLength(1)
    expect((await report('games', file, { apply: true })).counts).toEqual({
      created: 0,
      changed: 0,
      unchanged: 0,
      refused: 0,
    })
    expect(JSON.parse(await exportedText('games', 'json'))).toEqual([])
  })
})

describe('a dry run', () => {
  test('tells what would happen, field by field, and keeps nothing', async () => {
    const id = await aCasino(db, { name: 'Aldermoon', safety_index: 9 })
    const file = JSON.stringify([
      { id, version: 1, safetyIndex: 8.5 },
      { ...NEW },
      { name: 'ALDERMOON ', license: 'Curaçao' },
      { ...NEW, name: 'X' },
    ])
    const told = await report('casinos', file, { format: 'json' })
    expect(told.counts).toEqual({ created: 1, changed: 1, unchanged: 0, refused: 2 })
    expect(told.isApplied).toBe(false)
    expect(told.rows[0]).toMatchObject({
      row: 1,
      id,
      outcome: 'changed',
      name: 'Aldermoon',
      changes: [{ field: 'safetyIndex', label: 'Safety index', before: 9, after: 8.5 }],
    })
    expect(problemsIn(told.rows)).toEqual([
      [3, 'row', 'Row 1 is about the same casino'],
      [4, 'name', 'Name must have at least 2 characters'],
    ])
    expect(await casinos()).toHaveLength(1)
    expect(await db.selectFrom('audit_log').select('id').execute()).toEqual([])
  })

  test('streams how far it is', async () => {
    const { lines } = await send('casinos', newCasino(), { format: 'json' })
    expect(lines.slice(0, -1).every((line) => 'step' in line && line.done <= line.total)).toBe(true)
    expect(lines.at(-1)).toHaveProperty('report')
  })

  test('shows long texts where they differ', async () => {
    const id = await aCasino(db, { description: `${'a'.repeat(5000)} old ${'b'.repeat(5000)}` })
    const told = await report(
      'casinos',
      JSON.stringify([{ id, description: `${'a'.repeat(5000)} new ${'b'.repeat(5000)}` }]),
      { format: 'json' },
    )
    const [change] = told.rows[0]?.changes ?? []
    expect([change?.before, change?.after].map((text) => String(text).slice(55, 70))).toEqual([
      expect.stringContaining('old'),
      expect.stringContaining('new'),
    ])
    expect(String(change?.before).length).toBeLessThan(400)
  })
})

describe('applying', () => {
  test('creates and changes, with history, versions and one audit entry', async () => {
    const id = await aCasino(db, { name: 'Aldermoon', safety_index: 9 })
    const file = JSON.stringify([{ ...NEW }, { id, version: 1, safetyIndex: 8.5, overallRating: 7 }])
    const told = await report('casinos', file, { format: 'json', apply: true })
    expect(told).toMatchObject({
      isApplied: true,
      counts: { created: 1, changed: 1, unchanged: 0, refused: 0 },
    })
    expect(
      (await casinos()).map(({ name, safety_index, version, expert_rating }) => [
        name,
        safety_index,
        version,
        expert_rating,
      ]),
    ).toEqual([
      ['Aldermoon', '8.5', 2, '7.0'],
      ['Čačak Royal', '9.4', 1, null],
    ])
    const revisions = await db
      .selectFrom('revisions')
      .select(['item_id', 'version', 'action', 'username'])
      .orderBy('item_id')
      .orderBy('version')
      .execute()
    expect(revisions).toEqual([
      { item_id: id, version: 1, action: 'kept', username: null },
      { item_id: id, version: 2, action: 'imported', username: 'admin' },
      { item_id: told.rows[0]?.id, version: 1, action: 'imported', username: 'admin' },
    ])
    expect(await db.selectFrom('audit_log').select(['action', 'kind', 'name', 'username']).execute()).toEqual(
      [{ action: 'imported', kind: 'casino', name: '1 created, 1 changed', username: 'admin' }],
    )
    const again = await report('casinos', file, { format: 'json', apply: true })
    expect(again.counts).toEqual({ created: 0, changed: 0, unchanged: 2, refused: 0 })
  })

  test('keeps nothing when a row is refused', async () => {
    const file = JSON.stringify([{ ...NEW }, { ...NEW, name: 'Other', safetyIndex: 11 }])
    const told = await report('casinos', file, { format: 'json', apply: true })
    expect(told).toMatchObject({ isApplied: false, counts: { created: 1, refused: 1 } })
    expect(await casinos()).toEqual([])
  })

  test('refuses a row that someone has saved since, says who, and keeps nothing of the file', async () => {
    const id = await aCasino(db, { name: 'Aldermoon' })
    const second = await aCasino(db, { name: 'Second' })
    const file = (await exportedText('casinos')).replaceAll('Malta Gaming Authority', 'Curaçao')
    const form = JSON.parse(await exportedText('casinos', 'json')) as Record<string, unknown>[]
    const { id: _, ...saved } = form[0] ?? {}
    expect(
      (
        await site.request(`/api/admin/casinos/${id}`, {
          method: 'PUT',
          headers: { ...as(), 'content-type': 'application/json' },
          body: JSON.stringify({ ...saved, name: 'Renamed' }),
        })
      ).status,
    ).toBe(200)
    const told = await report('casinos', file, { apply: true })
    expect(told).toMatchObject({ isApplied: false, counts: { changed: 1, refused: 1 } })
    expect(problemsIn(told.rows)).toEqual([
      [2, 'version', 'Saved by admin since this file was made (version 2, the file has 1)'],
    ])
    expect((await casinos()).find((casino) => casino.id === second)?.license).toBe('Malta Gaming Authority')
  })

  test('of two imports at once one is kept and the other sees what it did', async () => {
    const both = await Promise.all(
      [1, 2].map(() => send('casinos', newCasino(), { format: 'json', apply: true })),
    )
    const created = both.filter(
      ({ last }) => last !== undefined && 'report' in last && last.report.counts.created === 1,
    )
    expect(created).toHaveLength(1)
    expect(await casinos()).toHaveLength(1)
  })

  test('of a new game, a column that is not there and an empty cell are not stated', async () => {
    const short = csv(['name', 'provider', 'type'], ['Plain Reels', 'NetEnt', 'slot'])
    expect((await report('games', short, { apply: true })).counts).toMatchObject({ created: 1 })
    const names = ['rtp', 'volatility', 'minBet', 'maxBet', 'paylines', 'maxMultiplier']
    const empty = csv(
      ['name', 'provider', 'type', ...names],
      ['Bare', 'NetEnt', 'slot', ...names.map(() => '')],
    )
    expect((await report('games', empty, { apply: true })).counts).toMatchObject({ created: 1 })
    const nothing = { rtp: null, volatility: null, min_bet: null, max_bet: null, max_multiplier: null }
    expect(await db.selectFrom('games').selectAll().execute()).toMatchObject([nothing, nothing])
    const json = JSON.stringify([
      { name: 'Blank', provider: 'NetEnt', type: 'slot', volatility: '', rtp: '' },
    ])
    expect(problemsIn((await report('games', json, { format: 'json' })).rows)).toEqual([
      [1, 'rtp', 'RTP must be from 0 to 100'],
    ])
  })

  test('of a game that is there, a missing column stays and an empty cell is not stated', async () => {
    const id = await aGame(db, { rtp: 97.5, min_bet: 0.5 })
    await report('games', csv(['id', 'rtp'], [String(id), '']), { apply: true })
    expect(await db.selectFrom('games').selectAll().execute()).toMatchObject([
      { rtp: null, min_bet: '0.50', volatility: 'medium' },
    ])
  })

  test('leaves what the file leaves out as it is', async () => {
    const id = await aCasino(db, { license: 'Old one', features: ['Chat'] })
    await report('casinos', csv(['id', 'license'], [String(id), 'New one']), { apply: true })
    expect(await casinos()).toMatchObject([{ license: 'New one', features: ['Chat'], name: 'Aurora Casino' }])
    await report('casinos', csv(['id', 'features'], [String(id), '']), { apply: true })
    expect(await casinos()).toMatchObject([{ features: [] }])
  })

  test('cleans articles as a save does', async () => {
    const post = {
      title: 'Five questions',
      slug: 'five-questions',
      content:
        '<p onclick="x()">Ask these five questions before you deposit anywhere.</p><script>alert(1)</script>',
      excerpt: 'Ask before you deposit.',
      author: 'Test Author',
      category: 'guides',
      metaDescription: 'Five questions to ask before a deposit.',
      isPublished: true,
    }
    await report('blog', JSON.stringify([post]), { format: 'json', apply: true })
    const saved = await db.selectFrom('posts').select(['content', 'published_at']).executeTakeFirstOrThrow()
    expect(saved.content).toBe('<p>Ask these five questions before you deposit anywhere.</p>')
    expect(saved.published_at).not.toBeNull()
    const taken = await report(
      'blog',
      JSON.stringify([
        { ...post, slug: 'other-one' },
        { ...post, title: 'Once more', slug: 'OTHER-ONE' },
      ]),
      { format: 'json' },
    )
    expect(problemsIn(taken.rows)).toEqual([[2, 'row', 'Row 1 is about the same article']])
  })
})

describe('casinos by name', () => {
  const bonus = {
    title: 'Welcome',
    description: 'Doubles the first deposit.',
    type: 'welcome',
    amount: '100%',
  }

  test('stand for their ids, whatever the case', async () => {
    const id = await aCasino(db, { name: 'Aldermoon' })
    await report('bonuses', JSON.stringify([{ ...bonus, casino: 'ALDERMOON' }]), {
      format: 'json',
      apply: true,
    })
    expect(await db.selectFrom('bonuses').select('casino_id').execute()).toEqual([{ casino_id: id }])
    const again = await report(
      'bonuses',
      JSON.stringify([{ ...bonus, title: 'WELCOME', casino: 'aldermoon' }]),
      { format: 'json' },
    )
    expect(again.counts).toMatchObject({ created: 0, changed: 1 })
    await aGame(db)
    await report('games', csv(['name', 'provider', 'casinos'], ['star harvest', 'NETENT', 'aldermoon']), {
      apply: true,
    })
    expect(await db.selectFrom('game_casinos').select('casino_id').execute()).toEqual([{ casino_id: id }])
  })

  test('are refused when they cannot be told or contradict the ids', async () => {
    const id = await aCasino(db, { name: 'Twin' })
    await aCasino(db, { name: 'twin' })
    const other = await aCasino(db, { name: 'Other' })
    const told = await report(
      'bonuses',
      JSON.stringify([
        { ...bonus, casino: 'Nobody' },
        { ...bonus, casino: 'Twin' },
        { ...bonus, casino: 'Twin', casinoId: id },
        { ...bonus, casino: 'Twin', casinoId: other },
        { ...bonus, casinoId: 999_999 },
        { ...bonus, casino: 7 },
        { ...bonus },
      ]),
      { format: 'json' },
    )
    expect(told.counts).toMatchObject({ created: 1, refused: 6 })
    expect(problemsIn(told.rows)).toEqual([
      [1, 'casino', 'There is no casino called "Nobody"'],
      [2, 'casino', '2 casinos are called "Twin". Use casinoId'],
      [4, 'casino', 'casino and casinoId name different casinos. Change one and empty the other'],
      [5, 'casinoId', 'Casino not found'],
      [6, 'casino', 'casino must be the name of a casino'],
      [7, 'casinoId', 'Casino is required'],
    ])
  })
})

describe('hostile files', () => {
  test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    [
      'UTF-16 without its mark',
      new Uint8Array([0x69, 0x00, 0x64, 0x00]),
      'The file is in UTF-16. Save it as "CSV UTF-8" first.',
    ],
    [
      'Latin-1',
      new Uint8Array([0x69, 0x64, 0x0a, 0xe8]),
      'The file is not in UTF-8. Save it as "CSV UTF-8" first.',
    ],
    ['a spreadsheet', 'PK\u0003\u0004', 'This is a spreadsheet or an archive. Save it as "CSV UTF-8" first.'],
    ['nothing', '', 'The file is empty.'],
    ['blank lines', '\n\n  \n', 'The file is empty.'],
    [
      'a bonus file',
      'title,casinoId,wageringRequirement\nx,1,35x',
      'Unknown columns: title, casinoId, wageringRequirement. This looks like a file for bonuses.',
    ],
    ['an unknown column', 'id,name,reviewCount\n1,x,9', 'Unknown column: reviewCount.'],
    ['a prototype', 'id,name,__proto__\n1,x,9', 'Unknown column: __proto__.'],
    ['a nameless column', 'id,name,\n1,x,9', 'Unknown column: (no name).'],
    ['a column twice', 'id,name,name\n1,x,y', 'The header has name more than once.'],
    [
      'text behind a quote',
      'id,name\n1,ok\n2,"x"y\n',
      'Line 3: after a closing quote only a separator may follow. Write a quote inside a quoted cell twice.',
    ],
    [
      'a quote within',
      'id,name\n1,x"y\n',
      'Line 2: a quote is in the middle of a cell. Quote the whole cell and write the inner quote twice.',
    ],
    ['an open quote', 'id,name\n1,ok\n2,"x\n3,y\n', 'Row 3: a quote that opens in this row is never closed.'],
  ])('with %s is refused in words', async (_, file, message) => {
    expect(await refusal('casinos', file)).toEqual([400, message])
  })

  test.each([
    ['{', 'The file is not valid JSON'],
    ['{"name":"x"}', 'A JSON file must be a list: [{ … }, { … }].'],
    ['['.repeat(100_000), 'The file is not valid JSON'],
    ['"text"', 'A JSON file must be a list: [{ … }, { … }].'],
  ])('%.20j is no list of items', async (file, message) => {
    const [status, text] = await refusal('casinos', file, { format: 'json' })
    expect([status, text]).toEqual([400, expect.stringContaining(message)])
  })

  test('say which row and column is wrong', async () => {
    const rows = [
      '1',
      'null',
      '[]',
      JSON.stringify({ ...NEW, name: 'N\u0000L' }),
      `{"name":"lone \\ud800"}`,
      `{"__proto__":{"isActive":false},"name":"Proto"}`,
      JSON.stringify({ ...NEW, id: 7 }),
      JSON.stringify({ ...NEW, id: '1' }),
      JSON.stringify({ ...NEW, id: 1e300 }),
      JSON.stringify({ ...NEW, name: { $ne: 1 } }),
      JSON.stringify({ ...NEW, name: ['a'] }),
      JSON.stringify({ ...NEW, name: 'Row 12', isActive: 'yes' }),
      JSON.stringify({ ...NEW, name: 'Row 13', features: { length: 3 } }),
      JSON.stringify({ ...NEW, name: 'Row 14', description: 'x'.repeat(300 * 1024) }),
    ]
    const told = await report('casinos', `[${rows.join(',')}]`, { format: 'json', apply: true })
    expect(problemsIn(told.rows).map(([row, path]) => [row, path])).toEqual([
      [1, 'row'],
      [2, 'row'],
      [3, 'row'],
      [4, 'name'],
      [5, 'name'],
      [6, '__proto__'],
      [7, 'id'],
      [8, 'id'],
      [9, 'id'],
      [10, 'name'],
      [11, 'name'],
      [12, 'isActive'],
      [13, 'features'],
      [14, 'description'],
    ])
    expect(await casinos()).toEqual([])
  })

  test('count every problem of 10,000 rows and tell the first 500', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => [
      `Casino ${index}`,
      'Ten letters or more.',
      'https://x.example',
      index % 2 === 0 ? '2020' : 'soon',
      'MGA',
      '7,5',
    ])
    const file = csv(
      ['name', 'description', 'websiteUrl', 'establishedYear', 'license', 'safetyIndex'],
      ...rows,
    )
    const told = await report('casinos', file, { apply: true })
    expect(told.counts).toEqual({ created: 5000, changed: 0, unchanged: 0, refused: 5000 })
    expect(told.rows.filter(({ outcome }) => outcome === 'refused')).toHaveLength(500)
    expect(problemsIn(told.rows)[0]).toEqual([
      3,
      'establishedYear',
      'Established year must be from 1990 to the current year',
    ])
    expect(await casinos()).toEqual([])
  })

  test('may have 100,000 rows', async () => {
    const file = `name\n${'x\n'.repeat(100_001)}`
    const message = 'The file has more than 100,000 rows. Split it into several files.'
    expect(await refusal('casinos', file)).toEqual([400, message])
    const long = await send('casinos', `name\n${`${'x'.repeat(10)}\n`.repeat(100_001)}`)
    expect([long.status, long.last]).toMatchObject([200, { error: { code: 'invalid_input', message } }])
  })
})

test.each([';', '\t'])(
  'columns may be parted by %j, with a byte order mark, in any order and case of yes and no',
  async (separator) => {
    const id = await aCasino(db, { safety_index: 5 })
    const file = `\uFEFFsafetyIndex${separator}"isActive"${separator}id\r\n"9,4"${separator}FALSE${separator}${id}\r\n\r\n`
    expect((await report('casinos', file, { apply: true })).counts).toMatchObject({ changed: 1 })
    expect(await casinos()).toMatchObject([{ safety_index: '9.4', is_active: false }])
  },
)

test('a row that lacks a cell is refused with its number, blank lines counted', async () => {
  const told = await report('casinos', 'id,name,license\n\n1,x\n,,\n2,y,z,too many\n')
  expect(problemsIn(told.rows)).toEqual([
    [3, 'row', 'This row has 2 cells, the header has 3'],
    [5, 'row', 'This row has 4 cells, the header has 3'],
  ])
})

describe('a sender who goes away', () => {
  /** Reads the response up to a step, and leaves. */
  async function leaveAt(step: RegExp): Promise<void> {
    const many = Array.from({ length: 1000 }, (_, index) => ({ ...NEW, name: `Casino ${index}` }))
    const response = await site.request('/api/admin/casinos/import?format=json&apply=true', {
      method: 'POST',
      headers: as(),
      body: JSON.stringify(many),
    })
    const reader = response.body?.getReader()
    for (let text = ''; !step.test(text);) text = new TextDecoder().decode((await reader?.read())?.value)
    await reader?.cancel()
  }

  test('while rows are checked stops the work, and nothing is kept', async () => {
    await leaveAt(/"reading"|"checking"/)
    expect(await casinos()).toEqual([])
    expect((await report('casinos', newCasino(), { format: 'json', apply: true })).isApplied).toBe(true)
  })

  test('while rows are saved does not stop the import', async () => {
    await leaveAt(/"importId"/)
    expect(await casinos()).toHaveLength(1000)
    expect(await db.selectFrom('imports').select(['state', 'created']).execute()).toEqual([
      { state: 'applied', created: 1000 },
    ])
  })
})

test.each(['export', 'import'])('%s asks for a token before anything else', async (call) => {
  const method = call === 'import' ? 'POST' : 'GET'
  expect((await site.request(`/api/admin/games/${call}?surprise=1`, { method })).status).toBe(401)
})
