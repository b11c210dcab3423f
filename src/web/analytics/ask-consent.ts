import { isStaffBrowser } from '../shell/stored-login.ts'
import { consentRule } from './consent-rule.ts'
import { trackingChoice } from './visitor-session.ts'

/** The id of the element that holds the question. */
export const CONSENT_PLACE = 'consent-place'

/**
 * Asks visitors for their choice where consent is needed, on every page until they have chosen. Nothing that staff do is
 * recorded. Others ask for the rule on every page, because the answer also says where Britain's rule holds.
 */
export async function askConsent(): Promise<void> {
  if (isStaffBrowser()) return
  const rule = await consentRule()
  if (rule?.isRequired !== true || trackingChoice() !== undefined) return
  const { showConsentQuestion } = await import('./consent-question.ts')
  const place = document.querySelector<HTMLElement>(`#${CONSENT_PLACE}`)
  if (place !== null && !place.hasChildNodes()) showConsentQuestion(place, rule.keptDays)
}
