/** How a loader reaches the App: the server puts it into the router's context for every request. */
import { createContext } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import type { Shown } from '#contract/site/tags.ts'
import type { Actor } from '#operations/app/actor.ts'
import type { App } from '#operations/app/app.ts'

export const appContext = createContext<App>()

/** The visitor's country as the trusted proxy names it (ISO 3166-1); null without one. */
export const countryContext = createContext<string | null>(null)

/** The id that a request has in the log and in its response, for the lines that a page writes; empty outside of one. */
export const requestIdContext = createContext('')

/** How an action learns who asks: the server puts the visitor into the router's context for every request. */
export const visitorContext = createContext<Actor>()

/** How a loader says what its page shows, so that the page can be kept until some of it changes. */
/** By default tags are dropped: a response outside the cache needs none. */
export const shownContext = createContext<Shown>({ add: () => undefined })

/** The middleware of a screen without data: its page is always the same. */
export const SHOWS_NOTHING = [
  ({ context }: { context: Readonly<RouterContextProvider> }) => context.get(shownContext).add(),
]
