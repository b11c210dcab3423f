import type { ComponentType } from 'react'
import { resting } from './resting.tsx'

/** What a screen shows, at rest until the first touch; what it asks the server for then is kept for five minutes. */
export function restingPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
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
