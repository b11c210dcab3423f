/** What the newsletter says after it was asked, in a toast or on a page of its own. */
export const NEWSLETTER_TEXTS = {
  success: {
    title: 'Successfully subscribed!',
    description: "Welcome to our newsletter. You'll receive exclusive bonuses and updates.",
  },
  failure: { title: 'Subscription failed', description: 'Please try again later.' },
} as const
