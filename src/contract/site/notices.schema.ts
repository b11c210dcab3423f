/** What is wrong with the site as a whole, for staff. Screens take the types only. */
import { z } from 'zod'

export const Notice = z.object({
  /** What is wrong, in a sentence. */
  fault: z.string(),
  /** What to do about it, in a sentence. */
  remedy: z.string(),
})
export type Notice = z.infer<typeof Notice>
