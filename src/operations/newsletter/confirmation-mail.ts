import { CONFIRMATION } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import type { QueuedMail } from '#db/queries/mail/mail-queue-writes.ts'
import { sha256 } from '#platform/hash.ts'
import type { Settings } from '#platform/settings.ts'

interface Tokens {
  confirm: string
  unsubscribe: string
}

/** The mail that asks a new subscriber to confirm. Its links ask once more before they change anything. */
export function confirmationMail(
  { publicUrl, brand }: Pick<Settings, 'publicUrl' | 'brand'>,
  tokens: Tokens,
): Omit<QueuedMail, 'recipient'> {
  const confirm = publicUrl + paths.confirmSubscription(tokens.confirm)
  const unsubscribe = publicUrl + paths.unsubscribe(tokens.unsubscribe)
  const ask = `You asked for the ${brand.name} newsletter. Confirm your address to receive it:`
  const note = `The link works for ${CONFIRMATION.days} days. If it was not you who asked, ignore this mail: without your confirmation nothing follows.`
  const end = 'To unsubscribe at any time, use this link:'
  const age = '21+. Please gamble responsibly.'
  return {
    subject: `Confirm your subscription to ${brand.name}`,
    text: `${[ask, confirm, note, `${end}\n${unsubscribe}`, age].join('\n\n')}\n`,
    html: [
      `<p>${escapeHtml(ask)}</p>`,
      `<p><a href="${escapeHtml(confirm)}">Confirm subscription</a></p>`,
      `<p>${escapeHtml(note)}</p>`,
      `<p><a href="${escapeHtml(unsubscribe)}">Unsubscribe</a></p>`,
      `<p>${escapeHtml(age)}</p>`,
    ].join('\n'),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
      // The same at every attempt, so that a mail that arrives twice is recognised.
      'Message-ID': `<${sha256(`message ${tokens.confirm}`).slice(0, 32)}@${new URL(publicUrl).hostname}>`,
    },
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
