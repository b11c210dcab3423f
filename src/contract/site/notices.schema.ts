/** Faults of the whole site, for staff. Screens import the types only. */
import { z } from 'zod'

export const Notice = z.object({ fault: z.string(), remedy: z.string() })
export type Notice = z.infer<typeof Notice>
