import { useSite } from '../shell/site-data.ts'
import { NewsletterForm } from './newsletter-form.tsx'

interface NewsletterBlockProps {
  as?: 'h1' | 'h2'
  /** In place of the claim. */
  title?: string | undefined
}

/** The newsletter's block at the end of a page. */
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
