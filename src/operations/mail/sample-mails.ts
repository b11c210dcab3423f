import type { MailName } from '#contract/mail/mail-names.ts'
import type { Settings } from '#platform/settings.ts'
import { confirmSubscriptionMail } from './confirm-subscription-mail.ts'
import type { RenderedMail } from './mail-content.ts'

/** Every mail as its template makes it, with links that lead to pages which say that they are not valid. */
export const SAMPLE_MAILS: Readonly<Record<MailName, (settings: Settings) => RenderedMail>> = {
  'confirm-subscription': (settings) =>
    confirmSubscriptionMail(settings, { confirm: 'sample', unsubscribe: 'sample' }),
}
