/**
 * The result of `work`, or a rejection with `failure()` after `ms` milliseconds. The work continues, and its later
 * result is ignored.
 */
export async function within<T>(ms: number, work: Promise<T>, failure: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure()), ms)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
