import type { Route } from './+types/finder.screen.ts'

/** What the loader answers for a sentence that names a country. */
export type Found = NonNullable<Route.ComponentProps['loaderData']['found']>
