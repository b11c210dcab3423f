import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  /** Names in lower case; values unfolded. */
  headers: ReadonlyMap<string, string>
  /** All parts, decoded. */
  body: string
}

export interface MailServer {
  port: number
  url: string
  mails: ReceivedMail[]
  stop: () => Promise<void>
}

/** A private mail server that keeps its mails. `refuses` is its response to every mail. */
export async function startMailServer(
  options: { port?: number; refuses?: string } = {},
): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (options.refuses !== undefined) return done(new Error(options.refuses))
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ to, ...parsed(Buffer.concat(chunks).toString()) })
        return done()
      })
    },
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.on('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', () =>
      resolve((server.server.address() as AddressInfo).port),
    )
  })
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { port, url: `smtp://127.0.0.1:${port}`, mails, stop }
}

function parsed(source: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(lines.map((line) => [nameOf(line), line.slice(line.indexOf(':') + 1).trim()]))
  // Decodes quoted-printable, which the product's texts need.
  const body = source
    .slice(end)
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return { headers, body }
}

function nameOf(line: string): string {
  return line.slice(0, line.indexOf(':')).toLowerCase()
}

/** The token in a mail's link. */
export function tokenIn(mail: ReceivedMail | undefined, link: 'confirm' | 'unsubscribe'): string {
  return new RegExp(`/newsletter/${link}\\?token=([0-9a-f]{64})`).exec(mail?.body ?? '')?.[1] ?? 'no token'
}
