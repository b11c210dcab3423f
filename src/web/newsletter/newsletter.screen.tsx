import { CircleAlert, CircleCheck } from 'lucide'
import { data } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { REFUSAL_STATUS } from '#contract/shared/refusal-status.ts'
import { NewSubscription } from '#contract/site/site.schema.ts'
import { limitVisitor } from '#operations/app/limit-visitor.ts'
import { subscribeNewsletter } from '#operations/newsletter/subscribe-newsletter.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { appContext, SHOWS_NOTHING, visitorContext } from '../contexts.ts'
import { actionHeaders, postedForm, retryHeaders } from '../shell/posted-form.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/newsletter.screen.ts'
import { NewsletterBlock, NEWSLETTER_TEXTS } from './newsletter-block.tsx'

/** Receives the newsletter form without scripts (decision D-72). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request)
  const subscription = NewSubscription.safeParse({ email: form.get('email') })
  if (!subscription.success) return failure(subscription.error.issues[0]?.message, 400)
  const app = context.get(appContext)
  try {
    await limitVisitor(app, context.get(visitorContext), 'newsletter')
    await subscribeNewsletter(app, subscription.data)
    return data({ done: true, ...NEWSLETTER_TEXTS.success })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rate_limited') {
      return failure(error.message, REFUSAL_STATUS[error.code], retryHeaders(error))
    }
    throw error
  }
}

export const headers = actionHeaders

export const middleware = SHOWS_NOTHING

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Newsletter: offers and articles by mail',
    name: 'Newsletter',
    description: 'Bonuses and updates, checked before they reach your inbox.',
    path: '/newsletter',
  })
}

export default function NewsletterScreen({ actionData }: Route.ComponentProps) {
  return <NewsletterPage actionData={actionData} />
}

function failure(reason: string | undefined, status: number, headers: Record<string, string> = {}) {
  const { title, description } = NEWSLETTER_TEXTS.failure
  return data({ done: false, title, description: reason ?? description }, { status, headers })
}

function NewsletterPage({ actionData: result }: { actionData: Route.ComponentProps['actionData'] }) {
  if (result === undefined) return <NewsletterBlock as="h1" />
  return (
    <div className="wrap py-16">
      <EmptyState
        as="h1"
        failed={!result.done}
        icon={result.done ? CircleCheck : CircleAlert}
        title={result.title}
        action={
          <ButtonLink variant="outline" to={paths.home()}>
            Go to Home
          </ButtonLink>
        }
      >
        {result.description}
      </EmptyState>
    </div>
  )
}
