/**
 * Every setting of the product in one place, read once at start.
 * `docs/operating.md` documents the same list.
 */
export interface Settings {
  /** Where the server listens. Default 3000. */
  port: number
  /** Address to listen on. Default 0.0.0.0. */
  host: string
  /** Absolute origin without a trailing slash, for canonical addresses. Default http://localhost:{port}. */
  publicUrl: string
  /** Folder for the embedded database and uploads. Default ./data. */
  dataDir: string
  /** A PostgreSQL connection string; without it the embedded engine is used. */
  databaseUrl: string | undefined
  /** How many proxies stand in front: 0 takes the socket's address. Default 0. */
  trustProxy: number
  /** Credentials of the first owner, used only while there is no owner. */
  ownerUsername: string | undefined
  ownerPassword: string | undefined
  brand: Brand
  limits: RateLimits
  /** Undefined: no mail is sent. */
  mail: MailSettings | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
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

/** Requests per visitor address and minute (decision D-63); logins per 15 minutes. */
export interface RateLimits {
  reviews: number
  votes: number
  newsletter: number
  chat: number
  interactions: number
  logins: number
}

/** How mail leaves the house. */
export interface MailSettings {
  /** smtp:// or smtps://, with credentials where the server asks for them. */
  smtpUrl: string
  /** An address, or a name with the address in angle brackets. */
  from: string
}
