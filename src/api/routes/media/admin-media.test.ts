import { readdir } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { FORM } from '#contract/items/limits.ts'
import { BODY } from '#contract/shared/limits.ts'
import type { LibraryPicture, UploadedPicture } from '#contract/media/media.schema.ts'
import { mediaFiles, readMediaAddress } from '#contract/media/media-address.ts'
import type { MediaStore } from '#platform/media-store.ts'
import { aBonus, aCasino, aGame, aPost } from '#test/builders.ts'
import { aHugePng, aPicture } from '#test/pictures.ts'
import { aStaffToken, staffSite } from '#test/staff.ts'
import { MEDIA_FOLDER } from '#test/media-folder.ts'
import { testApp } from '#test/test-app.ts'

const { db, site, token } = await staffSite()
const PNG = await aPicture('png')

beforeEach(async () => {
  for (const name of await filesThere()) await site.app.media.remove(name)
})

describe('a picture of an archive', () => {
  const KEY = 'abcdef0123456789abcdef01'
  const restore = async (query: Record<string, string>, bytes: Uint8Array = PNG) => {
    const path = `/api/admin/media/restore?${new URLSearchParams(query).toString()}`
    const headers = { authorization: `Bearer ${token}` }
    const response = await site.request(path, { method: 'POST', headers, body: new Uint8Array(bytes) })
    return { status: response.status, body: (await response.json()) as { picture: UploadedPicture } & Failed }
  }
  interface Failed {
    isNew: boolean
    message: string
  }

  test('keeps its key, and is left alone but for a missing alternative text when it comes again', async () => {
    const { address } = (await restore({ key: KEY, name: 'logo.png' })).body.picture
    expect(address).toBe(`/media/${KEY}-400x300.webp`)
    expect(await filesThere()).toEqual(filesOf(address))
    const again = await restore({ key: KEY, name: 'other.png', alt: 'A wheel' }, await aPicture('gif'))
    expect(again).toMatchObject({
      status: 201,
      body: { isNew: false, picture: { address, name: 'logo.png', alt: 'A wheel' } },
    })
    expect((await restore({ key: KEY, alt: 'Another text' })).body.picture.alt).toBe('A wheel')
    expect(await filesThere()).toEqual(filesOf(address))
  })

  test.each([
    [{}, 'key takes one value'],
    [{ key: '../../etc/passwd' }, 'key must be that of a picture'],
    [{ key: KEY, alt: 'x'.repeat(301) }, 'alt may have at most 300 characters'],
  ])('is refused with %j', async (query, message) => {
    expect(await restore(query)).toMatchObject({ status: 400, body: { message } })
  })

  test('is refused when it is none, and nothing of it stays', async () => {
    const { status, body } = await restore({ key: KEY }, new TextEncoder().encode('<svg/>'))
    expect([status, body.message]).toEqual([
      400,
      'This file is not a picture we can use. Send a JPEG, PNG, WebP, AVIF or GIF.',
    ])
    expect(await filesThere()).toEqual([])
  })
})

describe('uploading a picture', () => {
  test('answers where it is, how large, and who brought it', async () => {
    const { status, body } = await upload(PNG, 'logo.png')
    expect([status, body]).toEqual([
      201,
      {
        id: 1,
        address: expect.stringMatching(/^\/media\/[0-9a-f]{24}gffaa00-400x300\.webp$/),
        name: 'logo.png',
        alt: '',
        width: 400,
        height: 300,
        bytes: expect.any(Number),
        createdAt: '2026-03-14T12:00:00.000Z',
        username: 'admin',
      },
    ])
    expect(await filesThere()).toEqual(filesOf(body.address))
    expect(await audit()).toEqual([{ action: 'uploaded', name: 'logo.png', username: 'admin' }])
  })

  test('gives the same file twice at once two addresses', async () => {
    const [one, two] = await Promise.all([upload(PNG), upload(PNG)])
    expect([one.status, two.status]).toEqual([201, 201])
    expect(one.body.address).not.toBe(two.body.address)
    expect(await filesThere()).toHaveLength(4)
  })

  test('resent with its Idempotency-Key is the same picture, and another file under that key is refused', async () => {
    const headers = { 'idempotency-key': 'once' }
    const first = await upload(PNG, 'a.png', headers)
    expect((await upload(PNG, 'a.png', headers)).body).toEqual(first.body)
    expect((await upload(await aPicture('gif'), 'a.png', headers)).status).toBe(422)
    expect(await db.selectFrom('media').select('id').execute()).toHaveLength(1)
  })

  test.each([
    ['../../etc/passwd.png', 'passwd.png'],
    [String.raw`C:\Users\Ana\slika č.png`, 'slika č.png'],
    ['..', '..'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
    ['\u202Egnp.exe', 'gnp.exe'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(196)}.png`],
    ['a\uD800b.png', 'ab.png'],
    ['  ', 'Picture'],
    ["'; drop table media; --", "'; drop table media; --"],
  ])('calls %j by its last part, %j, and stores it under a name of our own', async (name, kept) => {
    const { status, body } = await upload(PNG, name)
    expect([status, body.name]).toEqual([201, kept])
    expect(await filesThere()).toEqual(filesOf(body.address))
  })

  test.each([
    ['without staff', () => upload(PNG, 'a.png', { authorization: '' }), 401],
    ['with NUL in the name', () => upload(PNG, 'a\0.png'), 400],
    ['of nothing', () => upload(Buffer.alloc(0)), 400],
    ['of an SVG called PNG', () => upload(Buffer.from('<svg><script>alert(1)</script></svg>'), 'a.png'), 400],
    ['of a page called PNG', () => upload(Buffer.from('<!doctype html><p>hi'), 'a.png'), 400],
    ['of a truncated picture', () => upload(PNG.subarray(0, PNG.length / 2)), 400],
    ['of 256 megapixels', () => upload(aHugePng(16_000, 16_000)), 400],
    ['of 9 MB', () => upload(Buffer.alloc(9 * 1024 * 1024, 0xff)), 413],
    ['of a packed body', () => upload(PNG, 'a.png', { 'content-encoding': 'gzip' }), 415],
  ])('%s is refused, and nothing is left of it', async (_what, attempt, status) => {
    const response = await attempt()
    expect([response.status, response.body]).toEqual([
      status,
      expect.objectContaining({ success: false, status }),
    ])
    expect([await filesThere(), await db.selectFrom('media').select('id').execute(), await audit()]).toEqual([
      [],
      [],
      [],
    ])
  })

  test('as large as may be is read', async () => {
    const padded = Buffer.concat([await aPicture('jpeg'), Buffer.alloc(BODY.upload)]).subarray(0, BODY.upload)
    expect((await upload(padded)).status).toBe(201)
  })

  test('leaves neither file nor row when the store fails midway', async () => {
    let puts = 0
    const failing = testApp(db, {}, { media: brokenAfter(1, () => (puts += 1), 'EIO') })
    const response = await failing.request('/api/admin/media?name=a.png', {
      method: 'POST',
      headers: as(),
      body: new Uint8Array(PNG),
    })
    expect([response.status, puts]).toEqual([500, 2])
    expect([await filesThere(), await db.selectFrom('media').select('id').execute()]).toEqual([[], []])
  })

  test.each(['ENOSPC', 'EDQUOT'])('says when to come back while the disk is full (%s)', async (code) => {
    let puts = 0
    const full = testApp(db, {}, { media: brokenAfter(1, () => (puts += 1), code) })
    const response = await full.request('/api/admin/media?name=a.png', {
      method: 'POST',
      headers: as(),
      body: new Uint8Array(PNG),
    })
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '60',
      expect.objectContaining({
        error: 'unavailable',
        message: 'There is no room to store this picture at the moment. Please try again later.',
      }),
    ])
    expect([await filesThere(), await db.selectFrom('media').select('id').execute()]).toEqual([[], []])
  })
})

describe('the library', () => {
  test('lists the newest first, finds by name and by alternative text, in pages', async () => {
    const ids: number[] = []
    for (const name of ['aldermoon.png', 'harbour.png', '100%.png'])
      ids.push((await upload(PNG, name)).body.id)
    await send('PUT', `/api/admin/media/${ids[1]}`, { alt: 'A boat at Night' })
    expect(await names('')).toEqual(['100%.png', 'harbour.png', 'aldermoon.png'])
    expect(await names('search=ALDER')).toEqual(['aldermoon.png'])
    expect(await names('search=night')).toEqual(['harbour.png'])
    expect(await names('search=%25')).toEqual(['100%.png'])
    expect(await names('search=_')).toEqual([])
    const page = await site.request('/api/admin/media?page=2&pageSize=2', { headers: as() })
    expect([page.headers.get('x-total-count'), await page.json()]).toEqual([
      '3',
      [expect.objectContaining({ name: 'aldermoon.png' })],
    ])
  })

  test('counts what shows a picture, each thing once and hidden things too', async () => {
    const { address } = (await upload(PNG, 'used.png')).body
    await upload(PNG, 'unused.png')
    const casino_id = await aCasino(db, { logo_url: address, is_active: false })
    await aBonus(db, { casino_id, image_url: `https://evenhand.example${address}` })
    await aGame(db, { image_url: address })
    const post_id = await aPost(db, { featured_image: address, is_published: false })
    const medium = { post_id, type: 'image' as const, url: address, caption: null, alt: null, video_id: null }
    await db
      .insertInto('post_media')
      .values([1, 2].map((position) => ({ ...medium, position })))
      .execute()
    expect((await list('')).map(({ name, uses }) => [name, uses])).toEqual([
      ['unused.png', 0],
      ['used.png', 4],
    ])
    expect(await names('unused=true')).toEqual(['unused.png'])
    expect((await site.request('/api/admin/media?unused=1', { headers: as() })).status).toBe(400)
  })
})

describe('the alternative text', () => {
  test('is kept clean, up to its limit, and can be taken away', async () => {
    const { id } = (await upload(PNG)).body
    const change = (alt: unknown) => send('PUT', `/api/admin/media/${id}`, { alt })
    expect((await change('  A lighthouse\u202E at dusk ')).body).toMatchObject({
      id,
      alt: 'A lighthouse at dusk',
    })
    expect((await change('x'.repeat(FORM.alt))).status).toBe(200)
    expect((await change('x'.repeat(FORM.alt + 1))).body.message).toBe(
      'Alternative text may have at most 300 characters',
    )
    expect((await change('a\0b')).status).toBe(400)
    expect((await change('')).body.alt).toBe('')
    expect((await audit()).map(({ action }) => action)).toEqual(['uploaded', 'changed', 'changed', 'changed'])
  })

  test.each(['999', '0', 'abc'])('of a picture %s that is not there is not found', async (id) => {
    expect((await send('PUT', `/api/admin/media/${id}`, { alt: 'x' })).body.message).toBe('Picture not found')
    expect((await send('DELETE', `/api/admin/media/${id}`)).body.message).toBe('Picture not found')
  })
})

describe('deleting a picture', () => {
  test('takes its files along', async () => {
    const { id } = (await upload(PNG, 'old.png')).body
    expect((await send('DELETE', `/api/admin/media/${id}`)).body).toMatchObject({
      message: 'Picture deleted',
    })
    expect((await send('DELETE', `/api/admin/media/${id}`)).status).toBe(404)
    expect(await filesThere()).toEqual([])
    expect((await audit()).at(-1)).toEqual({ action: 'deleted', name: 'old.png', username: 'admin' })
  })

  test('is refused while something shows it, by name', async () => {
    const { id, address } = (await upload(PNG)).body
    const casino = await aCasino(db, { name: 'Aldermoon', logo_url: address })
    const refused = async () => {
      const { status, body } = await send('DELETE', `/api/admin/media/${id}`)
      return [status, body.message]
    }
    expect(await refused()).toEqual([
      409,
      'This picture is used by casino “Aldermoon”. Take it out there first.',
    ])
    for (const name of ['Alpha', 'Bravo', 'Charlie']) await aGame(db, { name, image_url: address })
    expect((await refused())[1]).toBe(
      'This picture is used by casino “Aldermoon”, game “Alpha”, game “Bravo” and 1 more. Take it out there first.',
    )
    expect(await filesThere()).toEqual(filesOf(address))
    await db.deleteFrom('games').execute()
    await db.updateTable('casinos').set({ logo_url: null }).where('id', '=', casino).execute()
    expect((await send('DELETE', `/api/admin/media/${id}`)).status).toBe(200)
  })

  test('is refused while it is the logo of the site', async () => {
    const { id, address } = (await upload(PNG)).body
    const authorization = `Bearer ${await aStaffToken(db, 'owner')}`
    const save = (value: object | null, version: number) =>
      site.request('/api/admin/settings/pictures', {
        method: 'PUT',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ version, value }),
      })
    expect((await save({ logo: address, sharePicture: null }, 0)).status).toBe(200)
    expect((await send('DELETE', `/api/admin/media/${id}`)).body.message).toBe(
      'This picture is used by the settings of the site. Take it out there first.',
    )
    await save(null, 1)
    expect((await send('DELETE', `/api/admin/media/${id}`)).status).toBe(200)
  })

  test('is refused for an article that shows it among its media', async () => {
    const { id, address } = (await upload(PNG)).body
    const post_id = await aPost(db, { title: 'A picture story' })
    await db.insertInto('post_media').values({ post_id, position: 1, type: 'image', url: address }).execute()
    expect((await send('DELETE', `/api/admin/media/${id}`)).body.message).toContain(
      'article “A picture story”',
    )
  })
})

function as(): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

async function upload(bytes: Buffer, name = 'picture.png', headers: Record<string, string> = {}) {
  const response = await site.request(`/api/admin/media?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: { ...as(), 'content-type': 'image/png', ...headers },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, body: (await response.json()) as UploadedPicture & { message?: string } }
}

async function send(method: string, path: string, body?: unknown) {
  const response = await site.request(path, {
    method,
    headers: { ...as(), 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as { message?: string; alt?: string } }
}

async function list(query: string): Promise<LibraryPicture[]> {
  return (await (
    await site.request(`/api/admin/media?${query}`, { headers: as() })
  ).json()) as LibraryPicture[]
}
const names = async (query: string) => (await list(query)).map(({ name }) => name)

function audit() {
  return db.selectFrom('audit_log').select(['action', 'name', 'username']).orderBy('id').execute()
}

async function filesThere(): Promise<string[]> {
  return (await readdir(MEDIA_FOLDER).catch((): string[] => [])).toSorted()
}

function filesOf(address: string): string[] {
  const picture = readMediaAddress(address)
  return picture === undefined
    ? []
    : mediaFiles(picture)
        .map(({ name }) => name)
        .toSorted()
}

/** The store of the other tests until it has taken so many files, then one whose disk fails with this code. */
function brokenAfter(files: number, onPut: () => number, code: string): MediaStore {
  return {
    ...site.app.media,
    put: async (name, bytes) => {
      if (onPut() > files) throw Object.assign(new Error(`${code}: write`), { code })
      await site.app.media.put(name, bytes)
    },
  }
}
