import { data } from 'react-router'
import { findSubscriptionLink } from '#operations/newsletter/find-subscription-link.ts'
import { unsubscribe } from '#operations/newsletter/unsubscribe.ts'
import { appContext } from '../contexts.ts'
import type { Route } from './+types/unsubscribe.screen.ts'
import {
  linkToken,
  SUBSCRIPTION_LINK_HEADERS,
  SUBSCRIPTION_LINK_STATUS,
  SUBSCRIPTION_LINK_TEXTS,
  subscriptionLinkMeta,
} from './subscription-links.ts'
import { SubscriptionLinkPage } from './subscription-link-page.tsx'

/** Looks where the link is and changes nothing. After the action it runs as well, so the page shows the outcome. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { state } = await findSubscriptionLink(context.get(appContext), 'unsubscribe', linkToken(request))
  return data({ state }, { status: SUBSCRIPTION_LINK_STATUS[state] })
}

/** The button of the page, and the one click that mail programs offer (RFC 8058): they post to the same address. */
export async function action({ request, context }: Route.ActionArgs) {
  const state = await unsubscribe(context.get(appContext), linkToken(request))
  return data({ state }, { status: SUBSCRIPTION_LINK_STATUS[state] })
}

export function headers() {
  return SUBSCRIPTION_LINK_HEADERS
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return subscriptionLinkMeta(matches, SUBSCRIPTION_LINK_TEXTS.unsubscribe[loaderData?.state ?? 'unknown'])
}

export default function UnsubscribeScreen({ loaderData }: Route.ComponentProps) {
  return <SubscriptionLinkPage purpose="unsubscribe" state={loaderData.state} />
}
