import { CircleAlert, CircleCheck, Mail } from 'lucide'
import { data, type MetaDescriptor } from 'react-router'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { paths } from '#contract/shared/paths.ts'
import type { SubscriptionLinkState } from '#contract/site/site.schema.ts'
import { confirmSubscription } from '#operations/newsletter/confirm-subscription.ts'
import { findSubscriptionLink } from '#operations/newsletter/find-subscription-link.ts'
import { unsubscribe } from '#operations/newsletter/unsubscribe.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { appContext } from '../contexts.ts'
import { titleOf } from '../seo/page-meta.ts'
import { notFound } from '../shell/not-found.ts'
import { siteOf } from '../shell/site-data.ts'
import type { Route } from './+types/subscription-link.screen.ts'

/**
 * Reads the state of a mail's link without changing anything. Also runs after the action, so the page shows the result.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { purpose, token } = linkOf(params, request)
  const { state } = await findSubscriptionLink(context.get(appContext), purpose, token)
  return data({ purpose, state }, { status: SUBSCRIPTION_LINK_STATUS[state] })
}

/** The page's button, and the one-click unsubscribe of mail programs (RFC 8058), which post to the same address. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { purpose, token } = linkOf(params, request)
  const act = purpose === 'confirm' ? confirmSubscription : unsubscribe
  const state = await act(context.get(appContext), token)
  return data({ state }, { status: SUBSCRIPTION_LINK_STATUS[state] })
}

export function headers() {
  return SUBSCRIPTION_LINK_HEADERS
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { purpose, state } = loaderData ?? { purpose: 'confirm', state: 'unknown' }
  return subscriptionLinkMeta(matches, SUBSCRIPTION_LINK_TEXTS[purpose][state])
}

export default function SubscriptionLinkScreen({ loaderData }: Route.ComponentProps) {
  return <SubscriptionLinkPage {...loaderData} />
}

type Purpose = 'confirm' | 'unsubscribe'

/**
 * The page behind a mail's link. It asks first and changes nothing when opened, because programs that check mails
 * follow links. The form posts to its own address, including the token, with or without scripts.
 */
function SubscriptionLinkPage({ purpose, state }: { purpose: Purpose; state: SubscriptionLinkState }) {
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

/** The page is valid for one person at one moment. */
const SUBSCRIPTION_LINK_HEADERS = { 'cache-control': CACHE_CONTROL.never, 'x-robots-tag': 'noindex' } as const

interface LinkTexts {
  title: string
  text: string
  /** The button's label, where there is an action. */
  button?: string
}

const SUBSCRIPTION_LINK_TEXTS: Readonly<Record<Purpose, Readonly<Record<SubscriptionLinkState, LinkTexts>>>> =
  {
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

const SUBSCRIPTION_LINK_STATUS: Readonly<Record<SubscriptionLinkState, number>> = {
  open: 200,
  done: 200,
  expired: 410,
  unknown: 404,
}

function subscriptionLinkMeta(
  matches: Parameters<typeof siteOf>[0],
  { title, text }: { title: string; text: string },
): MetaDescriptor[] {
  return [
    { title: titleOf(title, siteOf(matches).brand.name) },
    { name: 'description', content: text },
    { name: 'robots', content: 'noindex' },
  ]
}

/** A mail link's purpose, from its path, and its token; empty without one. */
function linkOf({ purpose }: { purpose: string }, request: Request): { purpose: Purpose; token: string } {
  if (purpose !== 'confirm' && purpose !== 'unsubscribe') throw notFound()
  return { purpose, token: new URL(request.url).searchParams.get('token') ?? '' }
}
