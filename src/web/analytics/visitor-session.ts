/**
 * The visitor's session identifier (decisions D-10 and D-75): in local storage where no consent is needed or it was
 * given, and neither stored, read nor sent before.
 */
import { consentRule } from './consent-rule.ts'

export const SESSION_KEY = 'sessionId'
export const CONSENT_KEY = 'sessionConsent'
export const OPT_OUT_KEY = 'sessionOptOut'
/** What was searched for on this device goes with a refusal, too. */
export const RECENT_KEY = 'recentSearches'
const SESSION_FORM = /^session_\d{1,16}_[A-Za-z0-9]{1,40}$/

export type TrackingChoice = 'accepted' | 'refused'

let pageSession: string | undefined

/** Undefined before the visitor has chosen. Global Privacy Control is a refusal, whatever was accepted before. */
export function trackingChoice(): TrackingChoice | undefined {
  if (sendsPrivacyControl() || read(OPT_OUT_KEY) !== null) return 'refused'
  return read(CONSENT_KEY) === null ? undefined : 'accepted'
}

/** Whether the browser sends Global Privacy Control. */
export function sendsPrivacyControl(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

/** Whether anything may be stored or read for tracking. */
export async function keepsSession(): Promise<boolean> {
  const choice = trackingChoice()
  return choice === undefined ? isFree() : choice === 'accepted'
}

/**
 * `session_{milliseconds}_{random}`: created when it is first needed and reused. Who has refused gets one that lives as
 * long as the page (D-10), and null where consent is needed.
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
    // Storage is closed: nothing is there.
  }
}

/** Ends the identifier of this page; a stored one is found again. */
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
    // Storage is closed: the identifier lives as long as the page.
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
