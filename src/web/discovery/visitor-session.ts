/** The visitor's session identifier (decision D-10): kept in local storage unless the visitor asks otherwise. */

const SESSION_KEY = 'sessionId'
const OPT_OUT_KEY = 'sessionOptOut'
const SESSION_FORM = /^session_\d{1,16}_[A-Za-z0-9]{1,40}$/

let pageSession: string | undefined

/** `session_{milliseconds}_{random}`: created on the first visit and reused, or of this page only after an opt-out. */
export function visitorSession(): string {
  pageSession ??= storedSession() ?? newSession()
  return pageSession
}

/** False when the browser sends Global Privacy Control or the visitor opted out on the privacy page. */
export function keepsSession(): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl !== true && read(OPT_OUT_KEY) === null
}

/** Remembers the visitor's choice, and forgets the identifier at once when it is no. */
export function chooseToKeepSession(keep: boolean): void {
  pageSession = undefined
  try {
    if (keep) return localStorage.removeItem(OPT_OUT_KEY)
    localStorage.setItem(OPT_OUT_KEY, '1')
    localStorage.removeItem(SESSION_KEY)
  } catch {
    // Storage is closed: nothing is kept anyway.
  }
}

function storedSession(): string | undefined {
  const stored = keepsSession() ? read(SESSION_KEY) : null
  return stored !== null && SESSION_FORM.test(stored) ? stored : undefined
}

function newSession(): string {
  const random = crypto
    .getRandomValues(new Uint32Array(2))
    .reduce((text, number) => text + number.toString(36), '')
  const session = `session_${Date.now()}_${random}`
  try {
    if (keepsSession()) localStorage.setItem(SESSION_KEY, session)
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
