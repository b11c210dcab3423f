/** Faults of the whole site, for staff. Screens import the types only. */
import { z } from 'zod'

export const Notice = z.object({
  /** The fault in one sentence. */
  fault: z.string(),
  /** The remedy in one sentence. */
  remedy: z.string(),
})
export type Notice = z.infer<typeof Notice>
