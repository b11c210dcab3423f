import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'
import { SettingsError } from './setting-values.ts'

describe('without any variable', () => {
  it('runs on the documented defaults', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: undefined,
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      databaseUrl: undefined,
      trustProxy: 0,
      ownerUsername: undefined,
      ownerPassword: undefined,
      sessionIdleHours: 12,
      indexNowKey: undefined,
      aiCrawlers: ['training', 'search', 'users'],
      checksLinks: false,
      alertEmail: undefined,
      consent: { countries: expect.arrayContaining(['DE', 'NO', 'GB', 'CH']), countryHeader: undefined },
      openData: { license: 'CC BY 4.0', licenseUrl: 'https://creativecommons.org/licenses/by/4.0/' },
      brand: {
        name: 'Evenhand',
        supportEmail: 'support@evenhand.example',
        happyUsers: 375_000,
        subscriberClaim: '375,000+ subscribers',
        social: {},
      },
      limits: {
        reviews: 10,
        votes: 30,
        newsletter: 10,
        chat: 20,
        chatDaily: 300,
        interactions: 240,
        sharePictures: 60,
        dataFiles: 30,
        logins: 10,
      },
      server: {
        connections: 10_000,
        connectionsPerAddress: 2_000,
        pipelined: 8,
        requests: 1_000,
        requestsPerAddress: 250,
        stallSeconds: 30,
        responseSeconds: 120,
      },
      retention: {
        interactions: 400,
        comparisons: 30,
        addressHashes: 1,
        drafts: 90,
        imports: 30,
        clicks: 800,
      },
      mail: undefined,
      mediaS3: undefined,
      fetchHosts: [],
      factsLastDays: 180,
      jobsAtOnce: 4,
      metrics: { token: undefined, port: undefined },
      backup: { folder: undefined, keyFile: undefined, s3: undefined },
      logLevel: 'info',
      logOneOf: 100,
    })
  })

  it('takes the licence of the open data only with its address', () => {
    expect(() => readSettings({ DATA_LICENSE: 'CC0' })).toThrow('DATA_LICENSE_URL')
    const both = { DATA_LICENSE: 'CC0', DATA_LICENSE_URL: 'javascript:alert(1)' }
    expect(() => readSettings(both)).toThrow('DATA_LICENSE_URL')
    expect(readSettings({ ...both, DATA_LICENSE_URL: 'https://data.example/cc0' }).openData).toEqual({
      license: 'CC0',
      licenseUrl: 'https://data.example/cc0',
    })
  })

  it('takes an empty string for unset', () => {
    const empty = { PORT: '', DATABASE_URL: '', PUBLIC_URL: ' ', OWNER_USERNAME: '', OWNER_PASSWORD: '' }
    expect(readSettings(empty)).toEqual(readSettings({}))
  })
})

describe('values that are taken', () => {
  it('reads the limits of the server', () => {
    const env = {
      LIMIT_CONNECTIONS: '1',
      LIMIT_CONNECTIONS_PER_ADDRESS: '2',
      LIMIT_PIPELINED: '3',
      LIMIT_REQUESTS: '4',
      LIMIT_REQUESTS_PER_ADDRESS: '5',
      STALL_SECONDS: '6',
      RESPONSE_SECONDS: '7',
    }
    expect(Object.values(readSettings(env).server)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(() => readSettings({ STALL_SECONDS: '0' })).toThrow('STALL_SECONDS')
  })

  it('lets the system choose the port with 0', () => {
    expect(readSettings({ PORT: '0' }).port).toBe(0)
  })

  it('drops the slash at the end of the public address', () => {
    expect(readSettings({ PUBLIC_URL: 'https://casino.example/' }).publicUrl).toBe('https://casino.example')
  })

  it('keeps the spaces of a password and only the profiles that are set', () => {
    const settings = readSettings({
      OWNER_USERNAME: 'olga',
      OWNER_PASSWORD: ' secret ',
      SOCIAL_X: 'https://x.example/evenhand',
    })
    expect(settings.ownerPassword).toBe(' secret ')
    expect(settings.brand.social).toEqual({ x: 'https://x.example/evenhand' })
  })
})

describe('mail', () => {
  it('is sent when both the server and the sender are set', () => {
    const env = { SMTP_URL: 'smtps://user:secret@mail.example:465', MAIL_FROM: 'Evenhand <news@example.com>' }
    expect(readSettings(env).mail).toEqual({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM })
    expect(readSettings({ ...env, MAIL_FROM: 'news@example.com' }).mail?.from).toBe('news@example.com')
  })

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be set when SMTP_URL is.'],
    [
      { ASSISTANT_MODEL: 'm', ASSISTANT_MODEL_KEY: 'k' },
      'ASSISTANT_MODEL_URL, ASSISTANT_MODEL_KEY and ASSISTANT_MODEL must be set together.',
    ],
    [{ MAIL_FROM: 'news@example.com' }, 'SMTP_URL must be set when MAIL_FROM is.'],
    [
      { SMTP_URL: 'https://user:secret@mail.example', MAIL_FROM: 'news@example.com' },
      'SMTP_URL must be an address such as smtps://user:password@mail.example:465.',
    ],
  ])('%j is refused in one sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(new SettingsError(sentence))
  })

  it.each(['news', 'a@b.example, c@d.example', 'x\r\nBcc: <a@b.example>'])('%j is no sender', (from) => {
    expect(() => readSettings({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: from })).toThrow(
      new SettingsError(
        `MAIL_FROM must be a mail address such as Evenhand <news@example.com>, not ${JSON.stringify(from)}.`,
      ),
    )
  })
})

describe('values that are refused, in one sentence that names the variable', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, not "80.5".'],
    [{ PORT: '0x50' }, 'PORT must be a whole number from 0 to 65535, not "0x50".'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 10, not "true".'],
    [{ LIMIT_VOTES: '0' }, 'LIMIT_VOTES must be a whole number from 1 to 1000000, not "0".'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT must be a whole number from 1 to 65000, not "0".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".'],
    [
      { PUBLIC_URL: 'https://a.example/shop' },
      'PUBLIC_URL must be an http or https origin such as https://example.com, not "https://a.example/shop".',
    ],
    [
      { SOCIAL_YOUTUBE: 'javascript:1' },
      'SOCIAL_YOUTUBE must be an http or https address, not "javascript:1".',
    ],
    [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL must be a mail address, not "nobody".'],
    [{ OWNER_USERNAME: 'olga' }, 'OWNER_PASSWORD must be set when OWNER_USERNAME is.'],
    [{ OWNER_PASSWORD: 'secret' }, 'OWNER_USERNAME must be set when OWNER_PASSWORD is.'],
    [
      { OWNER_USERNAME: 'ol', OWNER_PASSWORD: 'secret' },
      'OWNER_USERNAME must be at least 3 characters long, not "ol".',
    ],
  ])('%j', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(new SettingsError(sentence))
  })

  it.each(['short', 'fifteen-letters', 'sixteen letters or more', 'sechzehn-Zeichen-ü'])(
    'METRICS_TOKEN %j is refused and not repeated',
    (token) => {
      expect(() => readSettings({ METRICS_TOKEN: token })).toThrow(
        new SettingsError('METRICS_TOKEN must have at least 16 characters of ASCII and no spaces.'),
      )
    },
  )

  it('never repeats a secret', () => {
    const short = () => readSettings({ OWNER_USERNAME: 'olga', OWNER_PASSWORD: 'pw123' })
    expect(short).toThrow(new SettingsError('OWNER_PASSWORD must be at least 6 characters long.'))
    expect(() => readSettings({ DATABASE_URL: 'mysql://root:hunter2@db' })).not.toThrow(/hunter2/)
  })
})

it.each([
  'RETAIN_INTERACTIONS_DAYS',
  'RETAIN_COMPARISONS_DAYS',
  'RETAIN_ADDRESS_HASH_DAYS',
  'RETAIN_DRAFTS_DAYS',
  'RETAIN_IMPORTS_DAYS',
  'RETAIN_CLICKS_DAYS',
])('%s is a whole number of days from 1 to 3650', (name) => {
  expect(Object.values(readSettings({ [name]: '7' }).retention)).toContain(7)
  for (const value of ['0', '3651', '1.5', 'never'])
    expect(() => readSettings({ [name]: value })).toThrow(
      `${name} must be a whole number from 1 to 3650, not "${value}".`,
    )
})
