/** The fields of a landing page's form: one line each, from which storage and history follow. */
import { z } from 'zod'
import { field, fieldTable, type FormLayout } from '../items/field.ts'
import { FORM } from '../items/limits.ts'

/** The facets of each list that may have landing pages. */
export const LANDING_FACETS = {
  casinos: ['country', 'filter', 'license', 'paymentMethods', 'features', 'gameProviders', 'bonusType'],
  bonuses: ['type'],
  games: ['type', 'provider'],
} as const
export type LandingList = keyof typeof LANDING_FACETS
export const LANDING_LISTS = Object.keys(LANDING_FACETS) as LandingList[]

const text = (label: string, longest: number) =>
  z.string(`${label} is required`).trim().min(1, `${label} is required`).max(longest, `${label} is too long`)

export const LandingQuestion = z.strictObject({
  question: text('Question', 200),
  answer: text('Answer', 2_000),
})
export type LandingQuestion = z.infer<typeof LandingQuestion>

export const LANDING_FIELDS = fieldTable({
  list: field.text('List', z.enum(LANDING_LISTS, `List must be one of ${LANDING_LISTS.join(', ')}`), {
    options: LANDING_LISTS,
    preset: 'casinos',
  }),
  /** Named as in the address of the list. */
  facet: field.text('Filter', z.string('Filter is required'), { preset: 'paymentMethods' }),
  value: field.text('Value', text('Value', 100)),
  slug: field.text(
    'Address',
    text('Address', FORM.itemSlug)
      .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Address may have lowercase letters, digits and single hyphens')
      .regex(/\D/, 'Address may not be digits alone'),
  ),
  title: field.text('Title', text('Title', 100), { control: { max: 100 } }),
  metaTitle: field.text('Meta title', text('Search title', 60), {
    control: { label: 'Search title', max: 60 },
  }),
  metaDescription: field.text('Meta description', text('Search description', 160), {
    control: { as: 'area', label: 'Search description', rows: 2, max: 160 },
  }),
  /** HTML as in articles. */
  intro: field.text('Intro', text('Intro', 10_000), { control: { as: 'html' } }),
  questions: field.media(
    'Questions',
    z.array(LandingQuestion).max(20, 'There may be at most 20 questions').default([]),
    { stored: 'json' },
  ),
  pinned: field.ids(
    'First in the list',
    z.array(z.int().positive()).max(20, 'At most 20 may come first').default([]),
  ),
  isPublished: field.flag('Published', z.boolean().default(false), {
    control: { hint: 'Visitors can read it. It needs at least five items.' },
  }),
})

export const LANDING_LAYOUT = {
  Page: ['list', 'facet', 'value', ['title', 'slug'], 'intro'],
  Questions: ['questions'],
  Search: ['metaTitle', 'metaDescription'],
  Status: ['isPublished'],
} as const satisfies FormLayout<typeof LANDING_FIELDS>
