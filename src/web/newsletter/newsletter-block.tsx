import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { TEXT } from '#contract/shared/limits.ts'
import type { Done, NewSubscription } from '#contract/site/site.schema.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { callApi, reasonOf } from '../shell/call-api.ts'
import { formText } from '../shell/posted-form.ts'
import { useSite } from '../shell/site-data.ts'

interface NewsletterBlockProps {
  as?: 'h1' | 'h2'
  /** Replaces the claim. */
  title?: string | undefined
}

export function NewsletterBlock({ as: Heading = 'h2', title }: NewsletterBlockProps) {
  const { brand, confirmsByMail } = useSite()
  return (
    <section className="section" aria-labelledby="newsletter">
      <div className="wrap">
        <div className="news">
          <div>
            <Heading id="newsletter">{title ?? `Join ${brand.subscriberClaim ?? 'the newsletter'}`}</Heading>
            <p className="mt-2.5">
              Exclusive bonuses and updates, checked before they reach your inbox. Unsubscribe in one click.
              {confirmsByMail && ' We send you a link to confirm your address.'}
            </p>
            {brand.subscriberSource && <p className="mt-2 xs">{brand.subscriberSource}</p>}
          </div>
          <NewsletterForm />
        </div>
      </div>
    </section>
  )
}

/** Email field and Subscribe button, on the home page and the blog (decision D-24). A plain form until scripts run. */
function NewsletterForm() {
  const { toast } = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (subscription: NewSubscription) =>
      callApi<Done>('/api/newsletter/subscribe', { payload: subscription }),
  })
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = formText(new FormData(form), 'email')
    if (email === '') return
    mutate(
      { email },
      {
        onSuccess: () => {
          form.reset()
          toast(NEWSLETTER_TEXTS.success)
        },
        onError: (error) =>
          toast({
            variant: 'destructive',
            title: NEWSLETTER_TEXTS.failure.title,
            description: reasonOf(error, NEWSLETTER_TEXTS.failure.description),
          }),
      },
    )
  }
  return (
    <form method="post" action="/newsletter" onSubmit={subscribe}>
      <input
        type="email"
        name="email"
        required
        maxLength={TEXT.email}
        autoComplete="email"
        aria-label="Email address"
        placeholder="Email address"
      />
      <Button type="submit" size="lg" loading={isPending} loadingLabel="Subscribing...">
        Subscribe
      </Button>
    </form>
  )
}

/** The texts after subscribing, in a toast or on a separate page. */
export const NEWSLETTER_TEXTS = {
  success: {
    title: 'Successfully subscribed!',
    description: "Welcome to our newsletter. You'll receive exclusive bonuses and updates.",
  },
  failure: { title: 'Subscription failed', description: 'Please try again later.' },
} as const
