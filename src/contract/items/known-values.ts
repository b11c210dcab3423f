/** Texts that the catalogue holds already, offered by the fields and filters that take the same again. */
import { z } from 'zod'

/** By field: every value once whatever its case, in its most frequent spelling, the most used value first. */
export const KnownValues = z.record(z.string(), z.array(z.string()))
export type KnownValues = z.infer<typeof KnownValues>
