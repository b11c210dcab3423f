/**
 * Every setting of the product in one place, read once at start.
 * `docs/operating.md` documents the same list.
 */
export interface Settings {
  /** Where the server listens. Default 3000. */
  port: number
  /** Address to listen on. Default undefined: every one of this machine, of IPv4 and IPv6. */
  host: string | undefined
  /** Absolute origin without a trailing slash, for canonical addresses. Default http://localhost:{port}. */
  publicUrl: string
  /** Folder for the embedded database and uploads. Default ./data. */
  dataDir: string
  /** A PostgreSQL connection string; without it the embedded engine is used. */
  databaseUrl: string | undefined
  /** How many proxies are in front: 0 takes the socket's address. Default 0. */
  trustProxy: number
  /** Credentials of the first owner, used only while there is no owner. */
  ownerUsername: string | undefined
  ownerPassword: string | undefined
  /** Hours without use after which a sign-in ends. Default 12. */
  sessionIdleHours: number
  consent: ConsentSettings
  /** Under which licence others may use the open data. Default CC BY 4.0. */
  openData: { license: string; licenseUrl: string }
  brand: Brand
  limits: RateLimits
  server: ServerLimits
  retention: Retention
  /** Days after which a check of facts is old. Default 180. */
  factsLastDays: number
  /** Background jobs that one process runs at the same time. Default 4. */
  jobsAtOnce: number
  /** Undefined: no mail is sent. */
  mail: MailSettings | undefined
  /** Undefined: the assistant answers by itself. */
  assistantModel: ModelSettings | undefined
  /** Undefined: uploaded pictures lie in the folder `media` of `dataDir`. */
  mediaS3: S3Settings | undefined
  /** Hosts, with their port, from which staff may fetch pictures although they are private. Default none. */
  fetchHosts: readonly string[]
  /** A mail or https address for those who found a security problem; undefined: there is no security.txt. */
  securityContact: string | undefined
  /** The key by which search engines are told of changes (IndexNow); undefined: they are not told. */
  indexNowKey: string | undefined
  /** Which crawlers of language models may read. Default: all. */
  aiCrawlers: readonly AiCrawler[]
  /** Whether outbound links are looked at once a week. Default false. */
  checksLinks: boolean
  /** Who gets a mail when backups fail, the disk is short or jobs are given up; undefined: no mail is sent. */
  alertEmail: string | undefined
  metrics: MetricsSettings
  /** Where a backup is made every day, in either or both; without any none is. With the file of a key it is encrypted. */
  backup: { folder: string | undefined; keyFile: string | undefined; s3: S3Settings | undefined }
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Of how many answers from memory with 200 one leaves a line; 1 writes a line for each. Default 100. */
  logOneOf: number
}

/** What a crawler of a language model reads for: to train it, to find pages as a search engine, or because a user asked. */
export const AI_CRAWLERS = ['training', 'search', 'users'] as const
export type AiCrawler = (typeof AI_CRAWLERS)[number]

/** Figures for Prometheus; neither: there are none. */
export interface MetricsSettings {
  /** What /metrics asks for, at least 16 characters. With it, the address of the site answers too. */
  token: string | undefined
  /** A port of this machine alone; the second of several processes takes the next one, and so on. */
  port: number | undefined
}

/** Where visitors are asked before they are tracked (decision D-75). */
export interface ConsentSettings {
  /** Codes of ISO 3166-1; empty where no one is asked. Default: EU, EEA, United Kingdom and Switzerland. */
  countries: readonly string[]
  /** The header in which the trusted proxy names the visitor's country; undefined: the time zone decides. */
  countryHeader: string | undefined
  /** A file of MaxMind's format that knows the country of an address; undefined: none is asked. */
  geoFile?: string | undefined
}

/** The claims and names that staff may change without touching code (decision D-71). */
export interface Brand {
  /** Default Evenhand. */
  name: string
  /** Default support@evenhand.example. */
  supportEmail: string
  /** Marketing figure of the home counters. Default 375000. */
  happyUsers: number
  /** Default "375,000+ subscribers". */
  subscriberClaim: string
  /** Addresses of the four social profiles; a missing one is a placeholder. */
  social: { facebook?: string; x?: string; instagram?: string; youtube?: string }
}

/** How long what visitors leave and staff begin is kept, in days. */
export interface Retention {
  /** What they did, with their session identifier. Default 400. */
  interactions: number
  /** Default 30. */
  comparisons: number
  /** Keyed hashes of their addresses: of votes, reviews and counted interest. Default 1. */
  addressHashes: number
  /** Days after which unchanged drafts of staff are deleted. Default 90. */
  drafts: number
  /** Ended imports: for so long they can be undone. Default 30. */
  imports: number
  /** Clicks on links to casinos; whole months at once. Default 800. */
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
  /** Share pictures that are not in memory and must be drawn. */
  sharePictures: number
  /** Files of the open data. */
  dataFiles: number
  logins: number
}

/** What one process takes on at a time, so that greedy and slow clients cannot use it up. */
export interface ServerLimits {
  /** Open connections in all. Default 10000. */
  connections: number
  /** Open connections of one address; not applied behind a proxy, whose address they all have. Default 2000. */
  connectionsPerAddress: number
  /** Requests of one connection that wait for the response before theirs. Default 8. */
  pipelined: number
  /** Requests in work at the same time in all; what the cache answers does not count. Default 1000. */
  requests: number
  /** The same of one visitor address. Default 250. */
  requestsPerAddress: number
  /** Seconds without a byte in either direction after which a connection is closed. Default 30. */
  stallSeconds: number
  /** Seconds that a client may take to receive a response that is written completely. Default 120. */
  responseSeconds: number
}

/** A language model behind the API of chat completions. */
export interface ModelSettings {
  /** Of the completions themselves, such as https://models.example/v1/chat/completions. */
  url: string
  key: string
  model: string
}

export interface MailSettings {
  /** smtp:// or smtps://, with credentials where the server asks for them. */
  smtpUrl: string
  /** An address, or a name with the address in angle brackets. */
  from: string
}

export interface S3Settings {
  /** Without a trailing slash; the bucket is named in the path. */
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}
