/** Bytes of an answer; a model's words need a fraction of it. */
const MAX_BYTES = 1024 * 1024

/** `fetch` to the one address that the settings name: redirects are refused and an endless answer is cut with an error. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' })
  if (answer.body === null) return answer
  let size = 0
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > MAX_BYTES) controller.error(new Error('The answer is too large.'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, answer)
}
