import { createTransport } from 'nodemailer'
import type { MailSettings } from './settings.ts'

interface Mail {
  /** One plain address. */
  to: string
  subject: string
  text: string
  html: string
  headers: Readonly<Record<string, string>>
}

export interface Mailer {
  /** Resolves when the mail server has accepted the mail; rejects otherwise. */
  send: (mail: Mail) => Promise<void>
}

/** Why a mail server does not respond or refuses our credentials; undefined where it accepts mail. */
export async function checkMailServer({ smtpUrl }: MailSettings): Promise<string | undefined> {
  try {
    await transportOf(smtpUrl).verify()
    return undefined
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return code ?? message
  }
}

/** Sends mails to an SMTP server, each over its own connection. Credentials are never sent unencrypted. */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = transportOf(smtpUrl)
  return {
    send: async ({ to, ...mail }) => {
      // A line break would start another header, and a comma another recipient.
      if (!PLAIN_ADDRESS.test(to)) throw new Error('The recipient is not one plain address.')
      await transport.sendMail({ ...mail, from, to: { name: '', address: to } })
    },
  }
}

function transportOf(smtpUrl: string) {
  return createTransport({
    url: smtpUrl,
    requireTLS: new URL(smtpUrl).username !== '',
    dnsTimeout: PATIENCE_MS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: 2 * PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

const PATIENCE_MS = 10_000
const PLAIN_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/
