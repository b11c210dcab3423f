/** The mails that the site sends, by name, and as staff read them. A new one needs its template in `operations/mail`. */
export const MAIL_NAMES = ['confirm-subscription'] as const
export type MailName = (typeof MAIL_NAMES)[number]

export const MAILS: Readonly<Record<MailName, { label: string; when: string }>> = {
  'confirm-subscription': {
    label: 'Confirm a subscription',
    when: 'When somebody subscribes to the newsletter; at most once an hour for each address.',
  },
}
