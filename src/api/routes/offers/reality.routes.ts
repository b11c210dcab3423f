import { RealityBody, RealityResult } from '#contract/offers/reality.schema.ts'
import { askReality } from '#operations/offers/ask-reality.ts'
import { route } from '../../route.ts'

export const realityRoutes = [
  route({
    method: 'POST',
    access: 'public',
    path: '/api/reality',
    summary: 'What the conditions of an offer do to money, by playing it many times (docs/reality.md)',
    limit: 'interactions',
    isRepeatable: true,
    body: RealityBody,
    response: RealityResult,
    handle: ({ body }) => askReality(body),
  }),
]
