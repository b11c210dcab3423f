/** Values that the catalogue already holds, suggested by fields and filters. */
import { z } from 'zod'

/** By field: each value once, ignoring case, in its most frequent spelling, the most used value first. */
export const KnownValues = z.record(z.string(), z.array(z.string()))
export type KnownValues = z.infer<typeof KnownValues>
