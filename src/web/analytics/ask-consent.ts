import { isStaffBrowser } from '../shell/stored-login.ts'
import { consentRule } from './consent-rule.ts'
import { trackingChoice } from './visitor-session.ts'

/** The id of the question's element. */
export const CONSENT_PLACE = 'consent-place'

/**
 * Asks visitors for consent where it is needed, on every page until they choose. Staff are not asked, because nothing
 * they do is recorded. Other visitors still request the rule, because its response also tells whether Great Britain's
 * rule applies.
 */
export async function askConsent(): Promise<void> {
  if (isStaffBrowser()) return
  const rule = await consentRule()
  if (rule?.isRequired !== true || trackingChoice() !== undefined) return
  const { showConsentQuestion } = await import('./consent-question.ts')
  const place = document.querySelector<HTMLElement>(`#${CONSENT_PLACE}`)
  if (place !== null && !place.hasChildNodes()) showConsentQuestion(place, rule.keptDays)
}
