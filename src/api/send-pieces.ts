/** Answers that are sent piece by piece: downloads and the progress of long work. */
import type { Context } from 'hono'
import type { ApiEnv } from './api-env.ts'
import type { Call, Pieces, Route } from './route.ts'

/** Waits for the first piece, so that what is refused is still answered as a refusal; then sends as they come. `onEnd` is called when no more is read. */
export async function sendPieces(
  c: Context<ApiEnv>,
  route: Route,
  call: Call<unknown, unknown>,
  onEnd: () => Promise<void>,
): Promise<Response> {
  const pieces = ((await route.handle(call)) as Pieces)[Symbol.asyncIterator]()
  const first = await pieces.next()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (first.done !== true) return controller.enqueue(bytesOf(first.value))
      controller.close()
      void onEnd()
    },
    async pull(controller) {
      const next = await pieces.next().catch(async (error: unknown) => {
        await onEnd()
        throw error
      })
      if (next.done !== true) return controller.enqueue(bytesOf(next.value))
      controller.close()
      await onEnd()
    },
    async cancel() {
      await pieces.return?.()
      await onEnd()
    },
  })
  const name = route.stream?.fileName?.(call)
  c.header('Cache-Control', 'no-store')
  c.header('Content-Type', route.stream?.typeOf?.(call) ?? route.stream?.type ?? 'text/plain; charset=utf-8')
  if (name !== undefined) c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.newResponse(body)
}

const encoder = new TextEncoder()

function bytesOf(part: string | Uint8Array): Uint8Array {
  return typeof part === 'string' ? encoder.encode(part) : part
}
