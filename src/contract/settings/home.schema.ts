/** The sections of the home page, their order and their titles. */
import { z } from 'zod'
import { SETTINGS } from './limits.ts'
import { HOME_SECTIONS } from './described-home.ts'
import { line, optionalLine } from './lines.schema.ts'

const EACH_ONCE = 'Sections must name every section of the home page once'

export const HomeSettings = z.strictObject({
  title: line('Heading', SETTINGS.heading),
  lead: line('Text below the heading', SETTINGS.lead),
  sections: z
    .array(
      z.strictObject({
        id: z.enum(HOME_SECTIONS, EACH_ONCE),
        isShown: z.boolean('Shown must be true or false'),
        /** Null: the default title. */
        title: optionalLine('Title', SETTINGS.sectionTitle),
      }),
      EACH_ONCE,
    )
    .length(HOME_SECTIONS.length, EACH_ONCE)
    .refine((sections) => new Set(sections.map(({ id }) => id)).size === HOME_SECTIONS.length, EACH_ONCE),
})
