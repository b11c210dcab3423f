import type { NewTestMail } from '#contract/mail/test-mail.schema.ts'
import { TEST_MAILS } from '#contract/mail/limits.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { countToday } from '../app/check-rate-limit.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { confirmSubscriptionMail } from './confirm-subscription-mail.ts'
import { mailSite } from './mail-site.ts'
import { queueMail } from './queue-mail.ts'

/** Sample tokens, which lead to pages that call them invalid. */
const SAMPLE = { confirm: 'sample', unsubscribe: 'sample' }

/**
 * Sends the confirmation mail with sample links to one address, with a test subject. The audit log does not store the
 * address. Refuses with conflict without a mail server, and with rate_limited after 20 a day across all accounts,
 * because mails to strangers harm the sender's reputation.
 */
export async function sendTestMail(app: App, actor: Actor, { to }: NewTestMail): Promise<Done> {
  authorise(app, actor, 'mails.test')
  if (app.mail === undefined) {
    throw new Refusal(
      'conflict',
      'No mail server is configured. Set SMTP_URL and MAIL_FROM, and start again.',
    )
  }
  if ((await countToday(app, 'test-mails')) > TEST_MAILS.perDay) {
    throw new Refusal('rate_limited', `${TEST_MAILS.perDay} test mails were sent today. Try again tomorrow.`)
  }
  const { subject, text, html } = confirmSubscriptionMail(mailSite(app), SAMPLE)
  await inTransaction(app, async (inside) => {
    await queueMail(inside, {
      recipient: to,
      subject: `[Test] ${subject}`,
      text,
      html,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    await audit(inside, actor, { action: 'sent a test', kind: 'mail', name: 'Confirm a subscription' })
  })
  return { success: true, message: `The mail is on its way to ${to}` }
}
