import type { MetaDescriptor } from 'react-router'
import type { SubscriptionLinkState } from '#contract/site/site.schema.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { titleOf } from '../seo/page-meta.ts'
import { siteOf } from '../shell/site-data.ts'

/** What such a page says is true for one moment and one person. */
export const SUBSCRIPTION_LINK_HEADERS = {
  'cache-control': CACHE_CONTROL.never,
  'x-robots-tag': 'noindex',
} as const

interface LinkTexts {
  title: string
  text: string
  /** What can be done, where anything can. */
  button?: string
}

/** What the pages behind the links of a mail say, by where the link is. */
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

/** The title and description of a page behind a link from a mail. No one else has business there, search engines least. */
export function subscriptionLinkMeta(
  matches: Parameters<typeof siteOf>[0],
  { title, text }: { title: string; text: string },
): MetaDescriptor[] {
  return [
    { title: titleOf(title, siteOf(matches).brand.name) },
    { name: 'description', content: text },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The token in the address of a link from a mail; empty without one. */
export function linkToken(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}

/** What the newsletter says after it was asked, in a toast or on a page of its own. */
export const NEWSLETTER_TEXTS = {
  success: {
    title: 'Successfully subscribed!',
    description: "Welcome to our newsletter. You'll receive exclusive bonuses and updates.",
  },
  failure: { title: 'Subscription failed', description: 'Please try again later.' },
} as const
