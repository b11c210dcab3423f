import { type Env, refuse, SettingsError, text } from './setting-values.ts'
import type { MailSettings } from './settings.ts'

/** SMTP_URL and MAIL_FROM: both or neither. */
export function readMailSettings(env: Env): MailSettings | undefined {
  const smtpUrl = text(env, 'SMTP_URL')
  const from = text(env, 'MAIL_FROM')
  if (smtpUrl === undefined && from === undefined) return undefined
  if (smtpUrl === undefined) throw new SettingsError('SMTP_URL must be set when MAIL_FROM is.')
  if (from === undefined) throw new SettingsError('MAIL_FROM must be set when SMTP_URL is.')
  const url = URL.parse(smtpUrl)
  // The value may hold a password and this sentence goes to the log, so it is not repeated.
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new SettingsError('SMTP_URL must be an address such as smtps://user:password@mail.example:465.')
  if (!SENDER.test(from)) refuse('MAIL_FROM', 'a mail address such as Evenhand <news@example.com>', from)
  return { smtpUrl, from }
}

const ADDRESS = String.raw`[^\s@<>,;:"]+@[^\s@<>,;:"]+`
const SENDER = new RegExp(String.raw`^(?:${ADDRESS}|[^\p{Cc}<>@]*<${ADDRESS}>)$`, 'u')
