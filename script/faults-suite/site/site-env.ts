import { START_ENV } from '../../start-env.ts'

/** The owner that a first start makes. */
export const OWNER = { username: 'owner', password: 'a password for faults' } as const

/** Visitors' limits stand in nobody's way, and every request may say whom it comes from. */
export const SITE_ENV: Readonly<Record<string, string>> = {
  ...START_ENV,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  OWNER_USERNAME: OWNER.username,
  OWNER_PASSWORD: OWNER.password,
  LIMIT_REVIEWS: '1000000',
  LIMIT_INTERACTIONS: '1000000',
  LIMIT_LOGINS: '1000000',
}
