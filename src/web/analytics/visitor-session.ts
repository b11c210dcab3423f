/**
 * The visitor's session id (decisions D-10 and D-75): stored locally where no consent is needed or it was given; before
 * that neither stored, read nor sent.
 */
import { consentRule } from './consent-rule.ts'

export const SESSION_KEY = 'sessionId'
export const CONSENT_KEY = 'sessionConsent'
export const OPT_OUT_KEY = 'sessionOptOut'
/** Recent searches and viewed items are deleted with a refusal too. */
export const RECENT_KEY = 'recentSearches'
export const VIEWED_KEY = 'recentlyViewed'
const SESSION_FORM = /^session_\d{1,16}_[A-Za-z0-9]{1,40}$/

export type TrackingChoice = 'accepted' | 'refused'

let pageSession: string | undefined

/** Undefined before a choice. Global Privacy Control counts as a refusal, whatever was accepted before. */
export function trackingChoice(): TrackingChoice | undefined {
  if (sendsPrivacyControl() || read(OPT_OUT_KEY) !== null) return 'refused'
  return read(CONSENT_KEY) === null ? undefined : 'accepted'
}

export function sendsPrivacyControl(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

/** Whether tracking data may be stored or read. */
export async function keepsSession(): Promise<boolean> {
  const choice = trackingChoice()
  return choice === undefined ? isFree() : choice === 'accepted'
}

/**
 * `session_{milliseconds}_{random}`, created on first use and reused. After a refusal it lives as long as the page
 * (D-10), and is null where consent is needed.
 */
export async function visitorSession(): Promise<string | null> {
  if (sendsPrivacyControl()) forgetSession()
  if (await keepsSession()) return storedSession() ?? store((pageSession ??= newSession()))
  return (await isFree()) ? (pageSession ??= newSession()) : null
}

function forgetSession(): void {
  try {
    localStorage.removeItem(SESSION_KEY)
  } catch {
    // Storage is not available.
  }
}

/** Ends the page's id; a stored one is read again. */
export function endPageSession(): void {
  pageSession = undefined
}

async function isFree(): Promise<boolean> {
  return (await consentRule())?.isRequired === false
}

function storedSession(): string | undefined {
  const stored = read(SESSION_KEY)
  return stored !== null && SESSION_FORM.test(stored) ? stored : undefined
}

function newSession(): string {
  const random = crypto
    .getRandomValues(new Uint32Array(2))
    .reduce((text, number) => text + number.toString(36), '')
  return `session_${Date.now()}_${random}`
}

function store(session: string): string {
  try {
    localStorage.setItem(SESSION_KEY, session)
  } catch {
    // Storage is not available: the id lives as long as the page.
  }
  return session
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
