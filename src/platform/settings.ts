/** Every setting of the product, read once at the start. `docs/operating.md` documents the same list. */
export interface Settings {
  /** Port of the server. Default 3000. */
  port: number
  /** Address to listen on. Default undefined: all addresses, IPv4 and IPv6. */
  host: string | undefined
  /** Absolute origin without a trailing slash, for canonical addresses. Default http://localhost:{port}. */
  publicUrl: string
  /** Folder for the embedded database and uploads. Default ./data. */
  dataDir: string
  /** A PostgreSQL connection string; without it the embedded engine is used. */
  databaseUrl: string | undefined
  /** The number of trusted proxies in front; 0 uses the socket's address. Default 0. */
  trustProxy: number
  /** Credentials of the first owner, used only while there is no owner. */
  ownerUsername: string | undefined
  ownerPassword: string | undefined
  /** Hours without use after which a session ends. Default 12. */
  sessionIdleHours: number
  consent: ConsentSettings
  openData: { license: string; licenseUrl: string }
  brand: Brand
  limits: RateLimits
  server: ServerLimits
  retention: Retention
  /** Days after which a fact check counts as old. Default 180. */
  factsLastDays: number
  /** Concurrent background jobs per process. Default 4. */
  jobsAtOnce: number
  /** Undefined: no mail is sent. */
  mail: MailSettings | undefined
  assistantModel: ModelSettings | undefined
  /** Undefined: uploads are stored in the folder `media` of `dataDir`. */
  mediaS3: S3Settings | undefined
  /** Private hosts, with ports, from which staff may fetch pictures. Default none. */
  fetchHosts: readonly string[]
  /** A mail or https address for reports of security problems; undefined: there is no security.txt. */
  securityContact: string | undefined
  /** The IndexNow key; undefined: search engines are not notified. */
  indexNowKey: string | undefined
  /** Crawlers of language models that may read the site. Default: all. */
  aiCrawlers: readonly AiCrawler[]
  /** Whether outbound links are checked weekly. Default false. */
  checksLinks: boolean
  /** Recipient of mails about failed backups, a nearly full disk or failed jobs; undefined: none are sent. */
  alertEmail: string | undefined
  metrics: MetricsSettings
  /** The places of daily backups; without any, none are made. With a key file they are encrypted. */
  backup: { folder: string | undefined; keyFile: string | undefined; s3: S3Settings | undefined }
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** One of so many responses from memory with status 200 gets a log line; 1 logs all. Default 100. */
  logOneOf: number
}

/** The purposes of language model crawlers: training, search engines, or requests by users. */
export const AI_CRAWLERS = ['training', 'search', 'users'] as const
export type AiCrawler = (typeof AI_CRAWLERS)[number]

/** Metrics for Prometheus; without any of these there are none. */
export interface MetricsSettings {
  /** The token for /metrics, at least 16 characters. With it, the site's own address serves metrics too. */
  token: string | undefined
  /** A port on this machine only; further processes use the next numbers. */
  port: number | undefined
}

/** Where visitors are asked before tracking (decision D-75). */
export interface ConsentSettings {
  /** ISO 3166-1 codes; empty where nobody is asked. Default: EU, EEA, United Kingdom and Switzerland. */
  countries: readonly string[]
  /** The trusted proxy's header with the visitor's country; undefined: the time zone decides. */
  countryHeader: string | undefined
  /** A MaxMind file with countries by address; undefined: none is used. */
  geoFile?: string | undefined
}

/** Claims and names that staff may change without touching code (decision D-71). */
export interface Brand {
  /** Default Evenhand. */
  name: string
  /** Default support@evenhand.example. */
  supportEmail: string
  /** Marketing figure of the home page counters. Default 375000. */
  happyUsers: number
  /** Default "375,000+ subscribers". */
  subscriberClaim: string
  /** Addresses of the four social profiles; a missing one becomes a placeholder. */
  social: { facebook?: string; x?: string; instagram?: string; youtube?: string }
}

/** How long visitors' data and staff's unfinished work are kept, in days. */
export interface Retention {
  /** Interactions with their session ids. Default 400. */
  interactions: number
  /** Default 30. */
  comparisons: number
  /** Keyed hashes of visitors' addresses, of votes, reviews and counted interest. Default 1. */
  addressHashes: number
  /** Unchanged drafts of staff. Default 90. */
  drafts: number
  /** Ended imports, which can be undone for this long. Default 30. */
  imports: number
  /** Clicks on links to casinos, deleted in whole months. Default 800. */
  clicks: number
}

/** Requests per visitor address and minute (decision D-63); `logins` counts failures in 15 minutes. */
export interface RateLimits {
  reviews: number
  votes: number
  newsletter: number
  chat: number
  /** Questions per visitor address and day. */
  chatDaily: number
  interactions: number
  /** Share pictures that must be drawn because they are not in memory. */
  sharePictures: number
  dataFiles: number
  logins: number
}

/** Limits per process, so that greedy and slow clients cannot exhaust it. */
export interface ServerLimits {
  /** Open connections in total. Default 10000. */
  connections: number
  /** Open connections per address; not applied behind a proxy, whose address they all have. Default 2000. */
  connectionsPerAddress: number
  /** Pipelined requests waiting on one connection. Default 8. */
  pipelined: number
  /** Concurrent requests in total, not counting responses from the cache. Default 1000. */
  requests: number
  /** Concurrent requests per visitor address. Default 250. */
  requestsPerAddress: number
  /** Seconds without traffic after which a connection is closed. Default 30. */
  stallSeconds: number
  /** Seconds that a client may take to receive a completely written response. Default 120. */
  responseSeconds: number
}

/** A language model with a chat completions API. */
export interface ModelSettings {
  /** Address of the completions, such as https://models.example/v1/chat/completions. */
  url: string
  key: string
  model: string
}

export interface MailSettings {
  /** smtp:// or smtps://, with credentials where the server requires them. */
  smtpUrl: string
  /** An address, or a name with the address in angle brackets. */
  from: string
}

export interface S3Settings {
  /** Without a trailing slash; requests name the bucket in the path. */
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}
