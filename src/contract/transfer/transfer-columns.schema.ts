/** The meaning of columns and values of a foreign file. */
import { z } from 'zod'

const ColumnMatch = z.strictObject({
  /** As in the header of the file. */
  title: z.string('title must be a text').max(200, 'title may have at most 200 characters'),
  /** Our name for the column; null leaves the column out. */
  column: z.string('column must be a text or null').nullable(),
})
export type ColumnMatch = z.infer<typeof ColumnMatch>

export const ColumnMatches = z.strictObject({
  matches: z.array(ColumnMatch, 'matches must be a list').max(200, 'matches may have at most 200 entries'),
})

const ValueMeaning = z.strictObject({
  field: z.string('field must be a text').max(60, 'field may have at most 60 characters'),
  given: z
    .string('given must be a text')
    .min(1, 'given must not be empty')
    .max(500, 'given may have at most 500 characters'),
  /** The value of the catalogue that is meant; null: it is a new value. */
  meaning: z
    .string('meaning must be a text or null')
    .trim()
    .min(1, 'meaning must not be empty')
    .max(500, 'meaning may have at most 500 characters')
    .nullable(),
})
export type ValueMeaning = z.infer<typeof ValueMeaning>

export const ValueMeanings = z.strictObject({
  values: z.array(ValueMeaning, 'values must be a list').max(500, 'values may have at most 500 entries'),
})

export const ColumnChoices = z.object({
  titles: z.array(
    z.object({
      title: z.string(),
      column: z.string().nullable(),
      /** False: nobody has said yet what it means. */
      isKnown: z.boolean(),
      /** The value in the first row, cut to 60 characters. */
      example: z.string(),
    }),
  ),
  /** All columns that a title can mean. */
  columns: z.array(z.object({ name: z.string(), label: z.string() })),
})
export type ColumnChoices = z.infer<typeof ColumnChoices>
