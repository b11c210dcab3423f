/** The baseline of script/bench: a node:http server that sends one recorded response. */
import { request as ask, createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const url = process.argv[2] ?? ''
const answer = await new Promise<IncomingMessage>((resolve, reject) => {
  ask(url, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, resolve)
    .on('error', reject)
    .end()
})
const chunks: Buffer[] = []
for await (const chunk of answer) chunks.push(chunk as Buffer)
const body = Buffer.concat(chunks)
const {
  'transfer-encoding': _chunked,
  connection: _connection,
  'keep-alive': _keepAlive,
  date: _date,
  ...kept
} = answer.headers
const headers = { ...kept, 'content-length': String(body.byteLength) }

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, () => process.send?.((server.address() as AddressInfo).port))
