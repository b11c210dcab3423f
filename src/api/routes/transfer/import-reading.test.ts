import { expect, test } from 'vitest'
import type { ImportLine, ImportReport } from '#contract/transfer/transfer.ts'
import { aCasino, aGame } from '#test/builders.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, headers } = await staffSite()

const post = (path: string, body: BodyInit) => site.request(path, { method: 'POST', headers, body })
async function checked(path: string, file: BodyInit, more = ''): Promise<ImportReport> {
  const text = await (await post(`/api/admin/${path}/import?format=csv${more}`, file)).text()
  const last = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as ImportLine
  if ('report' in last) return last.report
  throw new Error(text)
}
const refusedFile = async (path: string, file: string, format = 'csv') =>
  (await post(`/api/admin/${path}/import/refused?format=${format}`, file)).text()
const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return new Uint8Array(order === 'le' ? bytes : bytes.swap16())
}

test.each(['le', 'be'] as const)(
  'a file in UTF-16 %s with its mark is read, its tabs as well',
  async (order) => {
    const file = utf16(
      'name\tdescription\twebsiteUrl\nČačak Royal\tA measured casino.\thttps://x.example\n',
      order,
    )
    expect((await checked('casinos', file, '&apply=true')).counts).toMatchObject({ created: 1 })
    expect(await db.selectFrom('casinos').select('name').execute()).toEqual([{ name: 'Čačak Royal' }])
  },
)

test('titles are known by name or label, whatever the case, spaces and underscores', async () => {
  const id = await aCasino(db, { license: 'Old one' })
  const told = await checked(
    'casinos',
    `ID;"Safety Index";LICENSE;established_year\n${id};8,5;New one;2011\n`,
  )
  expect(told.rows[0]?.changes.map(({ field, after }) => [field, after])).toEqual([
    ['establishedYear', 2011],
    ['license', 'New one'],
    ['safetyIndex', 8.5],
  ])
})

test('two titles that mean the same column are refused', async () => {
  const response = await post(
    '/api/admin/casinos/import?format=csv',
    'name,Safety Index,safety_index\nx,1,2\n',
  )
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { message: 'The header has safetyIndex more than once.' },
  ])
})

test('where the comma parts no columns it may be in numbers of any length', async () => {
  const told = await checked(
    'games',
    'name;provider;type;rtp;maxMultiplier\nReels;NetEnt;slot;96,512;1.250,5\n',
    '&apply=true',
  )
  expect(told.counts).toMatchObject({ created: 1 })
  expect(await db.selectFrom('games').select(['rtp', 'max_multiplier']).execute()).toEqual([
    { rtp: 96.512, max_multiplier: 1250.5 },
  ])
})

test('a number that could be two is read by the other numbers of the file, or refused with both', async () => {
  const file = (rtp: string) => `name;provider;type;rtp;maxMultiplier\nReels;NetEnt;slot;${rtp};5.000\n`
  const told = await checked('games', file('96,51 %'), '&apply=true')
  expect(told.notes.map(({ path, message, rows }) => [path, message, rows[0]?.given])).toEqual([
    ['rtp', 'RTP was read as 96.51', '96,51 %'],
    ['maxMultiplier', 'Max multiplier was read as 5000', '5.000'],
  ])
  expect(await db.selectFrom('games').select(['rtp', 'max_multiplier']).execute()).toEqual([
    { rtp: 96.51, max_multiplier: 5000 },
  ])
  expect((await checked('games', file('96'))).rows[0]).toMatchObject({
    outcome: 'refused',
    problems: [
      {
        path: 'maxMultiplier',
        message: 'Max multiplier could be 5 or 5000: write it without a sign between thousands',
        given: '5.000',
      },
    ],
  })
})

test('a file of our own has a decimal point, whatever its numbers show', async () => {
  const id = await aGame(db, { max_multiplier: 1 })
  const told = await checked('games', `id,version,maxMultiplier\n${id},1,"1.125"\n`)
  expect(told.rows[0]?.changes).toMatchObject([{ field: 'maxMultiplier', after: 1.125 }])
})

test('the line that names the separator is no header, and codes of HTML are read in plain texts', async () => {
  const told = await checked(
    'casinos',
    'sep=;\nname;description;websiteUrl\n"O&#8217;Hara &amp;amp; Sons";"The T&amp;Cs are short";"https://x.example/?a=1&amp;b=2"\n',
    '&apply=true',
  )
  expect(told.notes.map(({ path, message }) => [path, message])).toEqual([
    ['name', 'Codes of HTML were read as their characters'],
    ['description', 'Codes of HTML were read as their characters'],
  ])
  expect(await db.selectFrom('casinos').select(['name', 'description', 'website_url']).execute()).toEqual([
    {
      name: 'O’Hara & Sons',
      description: 'The T&Cs are short',
      website_url: 'https://x.example/?a=1&amp;b=2',
    },
  ])
})

test('line breaks in names become spaces and near values are matched, and both are told', async () => {
  const file = 'name,provider,type,volatility\n"Star\n Harvest",NetEnt,Slots,very_high\n'
  const told = await checked('games', file, '&apply=true')
  expect(await db.selectFrom('games').select(['name', 'type', 'volatility']).execute()).toEqual([
    { name: 'Star Harvest', type: 'slot', volatility: 'high' },
  ])
  expect(told.notes.map(({ path, message, rows }) => [path, message, rows[0]?.given])).toEqual([
    ['name', 'A line break was read as a space', 'Star Harvest'],
    ['type', 'Type was read as slot', 'Slots'],
    ['volatility', 'Volatility was read as high', 'very_high'],
  ])
})

test('the column "Licence", countries by name and days in another order are read and told', async () => {
  const id = await aCasino(db, { license: 'Old one' })
  const told = await checked(
    'casinos',
    `id,Licence,restrictedCountries,Date tested\n${id},New one,US | UK | Germany,31/12/2025\n`,
    '&apply=true',
  )
  const row = await db
    .selectFrom('casinos')
    .select(['license', 'restricted_countries'])
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ license: 'New one', restricted_countries: ['US', 'GB', 'DE'] })
  expect(told.notes.map(({ path, message }) => [path, message])).toEqual(
    expect.arrayContaining([
      ['restrictedCountries', 'UK was read as GB'],
      ['restrictedCountries', 'Germany was read as DE'],
    ]),
  )
})

test('a day that could be two is refused with its cell', async () => {
  const casino = await aCasino(db)
  const file = (day: string) =>
    `title,description,type,amount,casinoId,validUntil\nWelcome,A measured offer.,welcome,€50,${casino},${day}\n`
  const { counts, reasons } = await checked('bonuses', file('03/04/2026'))
  expect([counts.refused, reasons.map(({ path, message }) => [path, message])]).toEqual([
    1,
    [['validUntil', 'Valid until could be two days: write it as 2026-12-31']],
  ])
  const { counts: read, notes } = await checked('bonuses', file('31.12.2026'))
  expect([read.created, notes.map(({ message }) => message)]).toEqual([
    1,
    ['Valid until was read as 2026-12-31'],
  ])
})

test('a name that has a line break here is unchanged when its export comes back', async () => {
  await aGame(db, { name: 'Star\nHarvest' })
  const file = await (await site.request('/api/admin/games/export?format=csv', { headers })).text()
  expect((await checked('games', file)).counts).toMatchObject({ changed: 0, unchanged: 1 })
})

test('new rows that are called nearly like others are listed, and not refused', async () => {
  const id = await aCasino(db, { name: 'Aldermoon Casino' })
  const rows = ['ALDERMÖON', 'Better.Bet', 'Better Bet Casino', 'Quite Another']
  const told = await checked(
    'casinos',
    `name,description,websiteUrl\n${rows.map((name) => `${name},Ten letters.,https://x.example`).join('\n')}\n`,
  )
  expect(told.counts).toMatchObject({ created: 4, refused: 0 })
  expect(told.similar).toEqual([
    { row: 2, name: 'ALDERMÖON', other: { id, row: null, name: 'Aldermoon Casino' } },
    { row: 4, name: 'Better Bet Casino', other: { id: null, row: 3, name: 'Better.Bet' } },
  ])
})

test('unknown titles are asked for once and remembered for every later file of the kind', async () => {
  const id = await aCasino(db, { license: 'Old one' })
  const file = `id,Lizenz,Notiz\n${id},New one,Call them\n`
  const first = await post('/api/admin/casinos/import?format=csv', file)
  expect([first.status, await first.json()]).toMatchObject([
    400,
    { message: 'Unknown columns: Lizenz, Notiz.', errors: [{ path: 'columns' }] },
  ])
  const titles = [
    { title: 'id', column: 'id', isKnown: true, example: String(id) },
    { title: 'Lizenz', column: null, isKnown: false, example: 'New one' },
    { title: 'Notiz', column: null, isKnown: false, example: 'Call them' },
  ]
  const columnsOf = async (sent: string) => (await post('/api/admin/casinos/import/columns', sent)).json()
  expect(await columnsOf(file)).toHaveProperty('titles', titles)
  expect(await columnsOf(`sep=;\n${file.replaceAll(',', ';')}`)).toHaveProperty('titles', titles)
  const put = (matches: object[]) =>
    site.request('/api/admin/casinos/import/columns', {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ matches }),
    })
  expect((await put([{ title: 'Lizenz', column: 'licence' }])).status).toBe(400)
  expect(
    (
      await put([
        { title: 'Lizenz', column: 'license' },
        { title: 'Notiz', column: null },
      ])
    ).status,
  ).toBe(200)
  const told = await checked('casinos', `id,LIZENZ,notiz\n${id},New one,x\n`)
  expect(told.rows[0]?.changes).toMatchObject([{ field: 'license', after: 'New one' }])
  expect((await post('/api/admin/games/import?format=csv', 'name,Lizenz\nx,y\n')).status).toBe(400)
})

test('refused rows come back as they were with their reasons, and can be sent again once they are corrected', async () => {
  await aCasino(db, { name: 'There' })
  const file =
    'Name;Description;Website URL;Safety Index\n' +
    'Fine;Ten letters.;https://x.example;8,5\n' +
    '"Odd; one";Ten letters.;https://x.example;85\n' +
    'Short;Ten letters.;https://x.example\n'
  const told = await checked('casinos', file, '&apply=true&refused=skip')
  expect(told.counts).toEqual({ created: 1, changed: 0, unchanged: 0, refused: 2 })
  const refused = await refusedFile('casinos', file)
  expect(refused).toBe(
    '"Name","Description","Website URL","Safety Index","problem"\r\n' +
      '"Odd; one","Ten letters.","https://x.example","85","safetyIndex: Safety index must be from 0 to 10 (the file has ""85"")"\r\n' +
      '"Short","Ten letters.","https://x.example","","This row has 3 cells, the header has 4"\r\n',
  )
  const mended = await checked('casinos', refused.replace('"85"', '"8.5"'), '&apply=true')
  expect(mended.counts).toEqual({ created: 2, changed: 0, unchanged: 0, refused: 0 })
})

test('refused entries of a JSON file keep what they had', async () => {
  const refused = await refusedFile('casinos', '[{"name":"X","features":["Chat"]},7]', 'json')
  expect(JSON.parse(refused)).toEqual([
    { name: 'X', features: ['Chat'], problem: expect.stringContaining('name: Name must have at least 2') },
    { value: 7, problem: 'This entry is not an object' },
  ])
})

test('formulas in refused rows are disarmed once, however often they come back', async () => {
  const once = await refusedFile('casinos', 'name,license\n"=1+1",MGA\n')
  expect(once).toContain(`"'=1+1","MGA"`)
  expect(await refusedFile('casinos', once)).toBe(once)
})

test.each(['casinos', 'bonuses', 'games', 'blog'])(
  'the template of %s has all columns and imports as nothing',
  async (path) => {
    const response = await site.request(`/api/admin/${path}/import/template`, { headers })
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${path}-template.csv"`)
    const template = await response.text()
    expect((await checked(path, template)).counts).toEqual({
      created: 0,
      changed: 0,
      unchanged: 0,
      refused: 0,
    })
    const exported = await (await site.request(`/api/admin/${path}/export?format=csv`, { headers })).text()
    expect(template.split('\r\n')[0]).toBe(exported.split('\r\n')[0])
  },
)

test('the template of games names the values that may be chosen', async () => {
  const template = await (await site.request('/api/admin/games/import/template', { headers })).text()
  expect(template).toContain('"low or medium or high"')
})

test('of a file of another site the ids are left out, and names link', async () => {
  const [here, other] = [await aCasino(db, { name: 'Here' }), await aCasino(db, { name: 'Other' })]
  const game = await aGame(db, { name: 'Reels', provider: 'NetEnt', rtp: 95 }, [other])
  const file = `id,version,name,provider,type,rtp,availableAt,casinos\n${game + 7},12,Reels,NetEnt,slot,96,${other},Here\n`
  expect((await checked('games', file)).counts).toMatchObject({ refused: 1 })
  const told = await checked('games', file, '&apply=true&ids=ignore')
  expect(told).toMatchObject({ counts: { changed: 1 }, notes: [] })
  expect(await db.selectFrom('game_casinos').selectAll().execute()).toEqual([
    { game_id: game, casino_id: here },
  ])
  const unnamed = await checked(
    'games',
    `name,provider,type,rtp,availableAt\nReels,NetEnt,slot,97,${other}\n`,
    '&ids=ignore',
  )
  expect(unnamed.rows[0]?.changes.map(({ field }) => field)).toEqual(['rtp'])
  expect(unnamed.notes).toMatchObject([{ path: 'availableAt', rows: [{ given: String(other) }] }])
})
