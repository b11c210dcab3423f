/** How a loader says what its page shows, so that the page can be kept until some of it changes. */
import { createContext } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import type { Shown } from '#contract/site/tags.ts'

/** Where nothing is kept, nobody listens. */
export const shownContext = createContext<Shown>({ add: () => undefined })

/** The middleware of a screen without data: its page is always the same. */
export const SHOWS_NOTHING = [
  ({ context }: { context: Readonly<RouterContextProvider> }) => context.get(shownContext).add(),
]
