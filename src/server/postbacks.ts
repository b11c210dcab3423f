import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { BODY } from '#contract/shared/limits.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { REFUSAL_STATUS } from '#contract/shared/refusal-status.ts'
import type { App } from '#operations/app/app.ts'
import { noteTooLarge, takePostback } from '#operations/earnings/take-postback.ts'

/** What the site leaves for it. */
type PostbackEnv = { Bindings: { isLate?: true }; Variables: { address: string } }

/**
 * Takes what affiliate programmes report, at /api/postbacks/{key}: a GET with a query, or a POST with a form or JSON.
 * Beside the API because names of parameters are the programme's, and a signature covers what was sent as it was sent.
 */
export function createPostbacks(app: App): Hono<PostbackEnv> {
  const postbacks = new Hono<PostbackEnv>()
  postbacks.use(async (c, next) => {
    if (c.env.isLate) throw new Refusal('unavailable', 'The service is busy. Please try again shortly.')
    await next()
  })
  postbacks.use(
    '/:key',
    bodyLimit({
      maxSize: BODY.postback,
      onError: async (c) => {
        await noteTooLarge(app, c.req.param('key') ?? '', TOO_LARGE.message)
        return refuse(c, TOO_LARGE)
      },
    }),
  )
  postbacks.on(['GET', 'POST'], '/:key', async (c) => {
    c.header('cache-control', 'no-store')
    const { outcome, message } = await takePostback(app, {
      key: c.req.param('key'),
      sent: await sentBy(c),
      address: c.get('address'),
      signature: c.req.header('x-signature') ?? null,
      timestamp: c.req.header('x-timestamp') ?? null,
    })
    return c.json({ success: true, outcome, ...(message === null ? {} : { message }) }, 200)
  })
  postbacks.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error)
    throw error
  })
  return postbacks
}

const TOO_LARGE = new Refusal('payload_too_large', 'This call is too large.')

/** A POST without a body has its parameters in the query as well. */
async function sentBy(c: Context<PostbackEnv>): Promise<string> {
  const query = new URL(c.req.url).search.slice(1)
  return c.req.method === 'POST' ? (await c.req.text()) || query : query
}

function refuse(c: Context, refusal: Refusal): Response {
  const status = REFUSAL_STATUS[refusal.code]
  if (refusal.retryAfter !== undefined) c.header('retry-after', String(refusal.retryAfter))
  c.header('cache-control', 'no-store')
  return c.json({ success: false, error: refusal.code, message: refusal.message, status }, status)
}
