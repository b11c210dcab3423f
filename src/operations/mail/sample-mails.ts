import type { MailName } from '#contract/mail/mail-names.ts'
import { confirmSubscriptionMail } from './confirm-subscription-mail.ts'
import type { RenderedMail } from './mail-content.ts'
import type { MailSite } from './render-mail.ts'

/** Every mail as its template makes it, with links that lead to pages which say that they are not valid. */
export const SAMPLE_MAILS: Readonly<Record<MailName, (site: MailSite) => RenderedMail>> = {
  'confirm-subscription': (site) =>
    confirmSubscriptionMail(site, { confirm: 'sample', unsubscribe: 'sample' }),
}
