/** Gives loaders access to the App: the server sets it in the router's context for every request. */
import { createContext, type RouterContextProvider } from 'react-router'
import type { Shown } from '#contract/site/tags.ts'
import type { Actor } from '#operations/app/actor.ts'
import type { App } from '#operations/app/app.ts'

export const appContext = createContext<App>()

/** The visitor's country from the trusted proxy (ISO 3166-1); null without one. */
export const countryContext = createContext<string | null>(null)

/** The request's id in log and response, for log lines of pages; empty outside a request. */
export const requestIdContext = createContext('')

/** The caller of an action: the server sets it in the router's context for every request. */
export const visitorContext = createContext<Actor>()

/** Collects the tags of a page that is cached until something that it shows changes. Other responses ignore them. */
export const shownContext = createContext<Shown>({ add: () => undefined })

/** Middleware for a page without data, which is always the same. */
export const SHOWS_NOTHING = [
  ({ context }: { context: Readonly<RouterContextProvider> }) => context.get(shownContext).add(),
]
