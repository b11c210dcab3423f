import { CircleAlert, CircleCheck, Mail } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import type { SubscriptionLinkState } from '#contract/site/site.schema.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SUBSCRIPTION_LINK_TEXTS } from './subscription-links.ts'

interface SubscriptionLinkPageProps {
  purpose: keyof typeof SUBSCRIPTION_LINK_TEXTS
  state: SubscriptionLinkState
}

/**
 * The page behind a link of a mail: it asks first and changes nothing by being looked at, because programs that
 * check mails follow links. The form goes back to the address it is on, token and all, scripts or none.
 */
export function SubscriptionLinkPage({ purpose, state }: SubscriptionLinkPageProps) {
  const { title, text, button } = SUBSCRIPTION_LINK_TEXTS[purpose][state]
  return (
    <div className="wrap py-16">
      <EmptyState
        as="h1"
        failed={state === 'expired' || state === 'unknown'}
        icon={ICON_OF[state]}
        title={title}
        action={
          button === undefined ? (
            <ButtonLink variant="outline" to={paths.home()}>
              Go to Home
            </ButtonLink>
          ) : (
            <form method="post">
              <Button type="submit" size="lg">
                {button}
              </Button>
            </form>
          )
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}

const ICON_OF = { open: Mail, done: CircleCheck, expired: CircleAlert, unknown: CircleAlert } as const
