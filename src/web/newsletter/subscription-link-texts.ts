import type { SubscriptionLinkState } from '#contract/site/site.schema.ts'

interface LinkTexts {
  title: string
  text: string
  /** What can be done, where anything can. */
  button?: string
}

/** What the pages behind the links of a mail say, by where the link stands. */
export const SUBSCRIPTION_LINK_TEXTS: Readonly<
  Record<'confirm' | 'unsubscribe', Readonly<Record<SubscriptionLinkState, LinkTexts>>>
> = {
  confirm: {
    open: {
      title: 'Confirm your subscription',
      text: 'One click, and the newsletter comes to the address that this link was sent to.',
      button: 'Confirm subscription',
    },
    done: { title: 'Subscription confirmed', text: 'You receive the newsletter from now on.' },
    expired: {
      title: 'This link has expired',
      text: 'A confirmation link works for 7 days. Subscribe again, and we send you a new one.',
    },
    unknown: {
      title: 'This link is not valid',
      text: 'Check that the whole link was copied, or subscribe again for a new one.',
    },
  },
  unsubscribe: {
    open: {
      title: 'Unsubscribe from the newsletter',
      text: 'One click, and the newsletter no longer comes to the address that this link was sent to.',
      button: 'Unsubscribe',
    },
    done: { title: 'You are unsubscribed', text: 'The newsletter no longer comes to your address.' },
    expired: { title: 'This link has expired', text: 'Use the link of a newer mail.' },
    unknown: {
      title: 'This link is not valid',
      text: 'Check that the whole link was copied, or use the link of a newer mail.',
    },
  },
}

/** The status of the page. */
export const SUBSCRIPTION_LINK_STATUS: Readonly<Record<SubscriptionLinkState, number>> = {
  open: 200,
  done: 200,
  expired: 410,
  unknown: 404,
}
