import type { ComponentType } from 'react'
import { resting } from './resting.tsx'

/** What a screen shows, at rest until the first touch; what it asks the server for then is kept for five minutes. */
export function restingPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // Whoever has touched a page is on the way to this one: its code comes beside its data.
  if (typeof document !== 'undefined' && window.early.isTouched) load().catch(() => {})
  return resting(async () => {
    const [{ Queries }, Page] = await Promise.all([import('./queries.tsx'), load()])
    return function RestingPage(props: Props) {
      return (
        <Queries>
          <Page {...props} />
        </Queries>
      )
    }
  })
}
