import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { pino } from 'pino'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { aPicture } from '#test/pictures.ts'
import { aStaffToken } from '#test/staff.ts'
import { MEDIA_FOLDER } from '#test/media-folder.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { listen } from './serve.ts'

const { db } = await testDatabase()
let token: string
let file: Buffer
beforeAll(async () => {
  token = await aStaffToken(db, 'admin')
  file = await aPicture()
})

const inHex = (bytes: Buffer) => bytes.byteLength.toString(16)

test.each([
  ['a length', () => ({ framing: `content-length: ${file.byteLength}`, body: half() })],
  [
    'chunks',
    () => ({
      framing: 'transfer-encoding: chunked',
      body: Buffer.concat([Buffer.from(`${inHex(file)}\r\n`), half()]),
    }),
  ],
] as const)(
  'an upload with %s that its client breaks off is no error and leaves nothing',
  async (_how, sent) => {
    const { server, arrived, answered, logged } = await aServer()
    const { framing, body } = sent()
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`POST /api/admin/media?name=a.png HTTP/1.1\r\nhost: localhost\r\n`)
    socket.write(`authorization: Bearer ${token}\r\n${framing}\r\n\r\n`)
    socket.write(body)
    await arrived
    socket.resetAndDestroy()
    expect((await answered).status).toBe(499)
    expect(logged).toEqual([])
    expect(await readdir(MEDIA_FOLDER).catch(() => [])).toEqual([])
    expect(await db.selectFrom('media').select('id').execute()).toEqual([])
  },
)

function half(): Buffer {
  return file.subarray(0, file.byteLength / 2)
}

/** The api behind a real server, which tells when a request has come and when it was answered. */
async function aServer() {
  const logged: unknown[] = []
  const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) })
  const { app, api } = testApp(db, {}, { log })
  const arrived = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<Response>()
  const server = await listen(app, async (request) => {
    arrived.resolve()
    const response = await api.fetch(request, { address: '192.0.2.1' })
    answered.resolve(response.clone())
    return response
  })
  onTestFinished(() => server.stop())
  return { server, arrived: arrived.promise, answered: answered.promise, logged }
}
