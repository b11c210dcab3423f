import { readWebAddress } from '#contract/shared/web-address.ts'
import { readConsentSettings } from './read-consent-settings.ts'
import { readFetchHosts } from './read-fetch-hosts.ts'
import { readS3Settings } from './read-s3-settings.ts'
import { type Env, httpUrl, oneOf, refuse, SettingsError, text, whole } from './setting-values.ts'
import {
  AI_CRAWLERS,
  type AiCrawler,
  type MailSettings,
  type MetricsSettings,
  type ModelSettings,
  type ServerLimits,
  type Settings,
} from './settings.ts'

const ADDRESS = String.raw`[^\s@<>,;:"]+@[^\s@<>,;:"]+`

const SENDER = new RegExp(String.raw`^(?:${ADDRESS}|[^\p{Cc}<>@]*<${ADDRESS}>)$`, 'u')

const SHORTEST = 16

/**
 * Reads every setting from the environment. An empty string counts as unset.
 * @throws SettingsError for the first invalid value: a typing error stops the start instead of failing a visitor
 */
export function readSettings(env: Env): Settings {
  const port = whole(env, 'PORT', 3000, 0, 65_535)
  const owner = readOwner(env)
  return {
    port,
    host: text(env, 'HOST'),
    publicUrl: readPublicUrl(env) ?? `http://localhost:${port}`,
    dataDir: text(env, 'DATA_DIR') ?? './data',
    databaseUrl: readDatabaseUrl(env),
    trustProxy: whole(env, 'TRUST_PROXY', 0, 0, 10),
    ownerUsername: owner?.username,
    ownerPassword: owner?.password,
    sessionIdleHours: whole(env, 'SESSION_IDLE_HOURS', 12, 1, 24),
    consent: readConsentSettings(env),
    openData: readOpenData(env),
    brand: {
      name: text(env, 'BRAND_NAME') ?? 'Evenhand',
      supportEmail: readAddress(env, 'SUPPORT_EMAIL') ?? 'support@evenhand.example',
      happyUsers: whole(env, 'HAPPY_USERS', 375_000, 0, Number.MAX_SAFE_INTEGER),
      subscriberClaim: text(env, 'SUBSCRIBER_CLAIM') ?? '375,000+ subscribers',
      social: readSocial(env),
    },
    limits: {
      reviews: limit(env, 'LIMIT_REVIEWS', 10),
      votes: limit(env, 'LIMIT_VOTES', 30),
      newsletter: limit(env, 'LIMIT_NEWSLETTER', 10),
      chat: limit(env, 'LIMIT_CHAT', 20),
      chatDaily: limit(env, 'LIMIT_CHAT_DAILY', 300),
      interactions: limit(env, 'LIMIT_INTERACTIONS', 240),
      sharePictures: limit(env, 'LIMIT_SHARE_PICTURES', 60),
      dataFiles: limit(env, 'LIMIT_DATA_FILES', 30),
      logins: limit(env, 'LIMIT_LOGINS', 10),
    },
    server: readServerLimits(env),
    retention: {
      interactions: days(env, 'RETAIN_INTERACTIONS_DAYS', 400),
      comparisons: days(env, 'RETAIN_COMPARISONS_DAYS', 30),
      addressHashes: days(env, 'RETAIN_ADDRESS_HASH_DAYS', 1),
      drafts: days(env, 'RETAIN_DRAFTS_DAYS', 90),
      imports: days(env, 'RETAIN_IMPORTS_DAYS', 30),
      clicks: days(env, 'RETAIN_CLICKS_DAYS', 800),
    },
    factsLastDays: days(env, 'FACTS_LAST_DAYS', 180),
    jobsAtOnce: whole(env, 'JOBS_AT_ONCE', 4, 1, 20),
    mail: readMailSettings(env),
    assistantModel: readModelSettings(env),
    mediaS3: readS3Settings(env, 'MEDIA_S3'),
    fetchHosts: readFetchHosts(env),
    securityContact: readSecurityContact(env),
    indexNowKey: readIndexNowKey(env),
    aiCrawlers: readAiCrawlers(env),
    checksLinks: oneOf(env, 'LINK_CHECK', ['weekly', 'off']) === 'weekly',
    alertEmail: readAddress(env, 'ALERT_EMAIL'),
    metrics: readMetricsSettings(env),
    backup: {
      folder: text(env, 'BACKUP_FOLDER'),
      keyFile: text(env, 'BACKUP_KEY_FILE'),
      s3: readS3Settings(env, 'BACKUP_S3'),
    },
    logLevel: oneOf(env, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent']) ?? 'info',
    logOneOf: whole(env, 'LOG_ONE_OF', 100, 1, 1_000_000),
  }
}

function readIndexNowKey(env: Env): string | undefined {
  const key = text(env, 'INDEXNOW_KEY')
  if (key !== undefined && !/^[A-Za-z0-9-]{8,128}$/.test(key))
    refuse('INDEXNOW_KEY', '8 to 128 letters, digits and dashes', key)
  return key
}

function readAiCrawlers(env: Env): readonly AiCrawler[] {
  const value = text(env, 'AI_CRAWLERS') ?? 'all'
  if (value === 'all') return AI_CRAWLERS
  if (value === 'none') return []
  const named = value.split(/[\s,]+/)
  const unknown = named.find((one) => !AI_CRAWLERS.includes(one as AiCrawler))
  if (unknown !== undefined) refuse('AI_CRAWLERS', `all, none, or some of ${AI_CRAWLERS.join(', ')}`, unknown)
  return AI_CRAWLERS.filter((one) => named.includes(one))
}

function readPublicUrl(env: Env): string | undefined {
  const value = text(env, 'PUBLIC_URL')
  if (value === undefined) return undefined
  const url = httpUrl(value)
  const isOrigin = url !== undefined && (value === url.origin || value === `${url.origin}/`)
  if (!isOrigin) refuse('PUBLIC_URL', 'an http or https origin such as https://example.com', value)
  return url.origin
}

function readDatabaseUrl(env: Env): string | undefined {
  const value = text(env, 'DATABASE_URL')
  if (value === undefined || (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)))
    return value
  // The value may contain a password, and this sentence is logged.
  throw new SettingsError('DATABASE_URL must be an address such as postgres://user:password@host:5432/name.')
}

function readOwner(env: Env): { username: string; password: string } | undefined {
  const username = text(env, 'OWNER_USERNAME')
  // Not trimmed, because outer spaces belong to a password.
  const password = env['OWNER_PASSWORD'] || undefined
  if (username === undefined && password === undefined) return undefined
  if (username === undefined) throw new SettingsError('OWNER_USERNAME must be set when OWNER_PASSWORD is.')
  if (password === undefined) throw new SettingsError('OWNER_PASSWORD must be set when OWNER_USERNAME is.')
  if (username.length < 3) refuse('OWNER_USERNAME', 'at least 3 characters long', username)
  if (password.length < 6) throw new SettingsError('OWNER_PASSWORD must be at least 6 characters long.')
  return { username, password }
}

function readAddress(env: Env, name: 'SUPPORT_EMAIL' | 'ALERT_EMAIL'): string | undefined {
  const value = text(env, name)
  if (value !== undefined && !/^[^\s@]+@[^\s@]+$/.test(value)) refuse(name, 'a mail address', value)
  return value
}

function readOpenData(env: Env): Settings['openData'] {
  const license = text(env, 'DATA_LICENSE')
  const address = text(env, 'DATA_LICENSE_URL')
  if ((license === undefined) !== (address === undefined))
    throw new SettingsError('DATA_LICENSE and DATA_LICENSE_URL must be set together.')
  if (license === undefined || address === undefined)
    return { license: 'CC BY 4.0', licenseUrl: 'https://creativecommons.org/licenses/by/4.0/' }
  const licenseUrl =
    readWebAddress(address) ?? refuse('DATA_LICENSE_URL', 'an http or https address', address)
  return { license, licenseUrl }
}

function readSecurityContact(env: Env): string | undefined {
  const value = text(env, 'SECURITY_CONTACT')
  const isUsable = value === undefined || /^(?:https:\/\/\S+|[^\s@:]+@[^\s@]+)$/.test(value)
  return isUsable ? value : refuse('SECURITY_CONTACT', 'a mail address or an https address', value)
}

function readSocial(env: Env): Settings['brand']['social'] {
  const social: Settings['brand']['social'] = {}
  for (const network of ['facebook', 'x', 'instagram', 'youtube'] as const) {
    const name = `SOCIAL_${network.toUpperCase()}`
    const value = text(env, name)
    if (value === undefined) continue
    social[network] = readWebAddress(value) ?? refuse(name, 'an http or https address', value)
  }
  return social
}

function readServerLimits(env: Env): ServerLimits {
  return {
    connections: limit(env, 'LIMIT_CONNECTIONS', 10_000),
    connectionsPerAddress: limit(env, 'LIMIT_CONNECTIONS_PER_ADDRESS', 2_000),
    pipelined: limit(env, 'LIMIT_PIPELINED', 8),
    requests: limit(env, 'LIMIT_REQUESTS', 1_000),
    requestsPerAddress: limit(env, 'LIMIT_REQUESTS_PER_ADDRESS', 250),
    stallSeconds: whole(env, 'STALL_SECONDS', 30, 1, 3_600),
    responseSeconds: whole(env, 'RESPONSE_SECONDS', 120, 1, 86_400),
  }
}

function limit(env: Env, name: string, fallback: number): number {
  return whole(env, name, fallback, 1, 1_000_000)
}

function days(env: Env, name: string, fallback: number): number {
  return whole(env, name, fallback, 1, 3650)
}

/** Throws SettingsError without repeating the token. */
function readMetricsSettings(env: Env): MetricsSettings {
  const token = text(env, 'METRICS_TOKEN')
  if (token !== undefined && !(token.length >= SHORTEST && /^[\x21-\x7e]+$/.test(token)))
    throw new SettingsError(`METRICS_TOKEN must have at least ${SHORTEST} characters of ASCII and no spaces.`)
  const port = whole(env, 'METRICS_PORT', 0, 1, 65_000)
  return { token, port: port === 0 ? undefined : port }
}

/** ASSISTANT_MODEL_URL, ASSISTANT_MODEL_KEY and ASSISTANT_MODEL: all or none. */
function readModelSettings(env: Env): ModelSettings | undefined {
  const [address, key, model] = ['ASSISTANT_MODEL_URL', 'ASSISTANT_MODEL_KEY', 'ASSISTANT_MODEL'].map(
    (name) => text(env, name),
  )
  if (address === undefined && key === undefined && model === undefined) return undefined
  if (address === undefined || key === undefined || model === undefined)
    throw new SettingsError(
      'ASSISTANT_MODEL_URL, ASSISTANT_MODEL_KEY and ASSISTANT_MODEL must be set together.',
    )
  const url = httpUrl(address) ?? refuse('ASSISTANT_MODEL_URL', 'an http or https address', address)
  return { url: url.href, key, model }
}

/** SMTP_URL and MAIL_FROM: both or neither. */
function readMailSettings(env: Env): MailSettings | undefined {
  const smtpUrl = text(env, 'SMTP_URL')
  const from = text(env, 'MAIL_FROM')
  if (smtpUrl === undefined && from === undefined) return undefined
  if (smtpUrl === undefined) throw new SettingsError('SMTP_URL must be set when MAIL_FROM is.')
  if (from === undefined) throw new SettingsError('MAIL_FROM must be set when SMTP_URL is.')
  const url = URL.parse(smtpUrl)
  // The value may contain a password, and this sentence is logged.
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new SettingsError('SMTP_URL must be an address such as smtps://user:password@mail.example:465.')
  if (!SENDER.test(from)) refuse('MAIL_FROM', 'a mail address such as Evenhand <news@example.com>', from)
  return { smtpUrl, from }
}
