import { CONFIRMATION } from '#contract/newsletter/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import type { QueuedMail } from '#db/queries/mail/mail-queue-writes.ts'
import { sha256 } from '#platform/hash.ts'
import { renderMail, type MailSite } from './render-mail.ts'

interface Tokens {
  confirm: string
  unsubscribe: string
}

/** The mail that asks a new subscriber to confirm. Its links lead to a page that asks again. */
export function confirmSubscriptionMail(site: MailSite, tokens: Tokens): Omit<QueuedMail, 'recipient'> {
  const { publicUrl, brand } = site
  const unsubscribe = publicUrl + paths.unsubscribe(tokens.unsubscribe)
  const content = {
    subject: `Confirm your subscription to ${brand.name}`,
    parts: [
      {
        kind: 'paragraph',
        text: `You asked for the ${brand.name} newsletter. Confirm your address to receive it:`,
      },
      {
        kind: 'button',
        label: 'Confirm subscription',
        href: publicUrl + paths.confirmSubscription(tokens.confirm),
      },
      {
        kind: 'paragraph',
        text: `The link works for ${CONFIRMATION.days} days. If it was not you who asked, ignore this mail: without your confirmation nothing follows.`,
      },
    ],
    unsubscribe,
  } as const
  return {
    ...renderMail(content, site),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
      // Equal for every attempt, so that mail programs recognise duplicates.
      'Message-ID': `<${sha256(`message ${tokens.confirm}`).slice(0, 32)}@${new URL(publicUrl).hostname}>`,
    },
  }
}
