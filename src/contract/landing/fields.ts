/** The fields of the form of a landing page: one line each, from which storage and history follow. */
import { z } from 'zod'
import { fieldTable } from '../items/field.ts'
import type { FormLayout } from '../items/field.ts'
import { FORM } from '../shared/limits.ts'

/** The facets of each list whose values can have a landing page. */
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
  /** Plain text. */
  answer: text('Answer', 2_000),
})
export type LandingQuestion = z.infer<typeof LandingQuestion>

export const LANDING_FIELDS = fieldTable({
  list: {
    schema: z.enum(LANDING_LISTS, `List must be one of ${LANDING_LISTS.join(', ')}`),
    label: 'List',
    column: 'list',
    cell: 'text',
    public: 'list',
    options: LANDING_LISTS,
    preset: 'casinos',
  },
  /** As in the address of the list. */
  facet: {
    schema: z.string('Filter is required'),
    label: 'Filter',
    column: 'facet',
    cell: 'text',
    public: 'facet',
    preset: 'paymentMethods',
  },
  value: { schema: text('Value', 100), label: 'Value', column: 'value', cell: 'text', public: 'value' },
  slug: {
    schema: text('Address', FORM.itemSlug)
      .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Address may have lowercase letters, digits and single hyphens')
      .regex(/\D/, 'Address may not be digits alone'),
    label: 'Address',
    column: 'slug',
    cell: 'text',
    public: 'slug',
  },
  title: {
    schema: text('Title', 100),
    label: 'Title',
    column: 'title',
    cell: 'text',
    public: 'title',
    control: { max: 100 },
  },
  metaTitle: {
    schema: text('Search title', 60),
    label: 'Meta title',
    column: 'meta_title',
    cell: 'text',
    public: 'metaTitle',
    control: { label: 'Search title', max: 60 },
  },
  metaDescription: {
    schema: text('Search description', 160),
    label: 'Meta description',
    column: 'meta_description',
    cell: 'text',
    public: 'metaDescription',
    control: { as: 'area', label: 'Search description', rows: 2, max: 160 },
  },
  /** HTML as articles have it. */
  intro: {
    schema: text('Intro', 10_000),
    label: 'Intro',
    column: 'intro',
    cell: 'text',
    public: 'intro',
    control: { as: 'html' },
  },
  questions: {
    schema: z.array(LandingQuestion).max(20, 'There may be at most 20 questions').default([]),
    label: 'Questions',
    column: 'questions',
    stored: 'json',
    cell: 'media',
    public: 'questions',
  },
  /** Ids of what comes first. */
  pinned: {
    schema: z.array(z.int().positive()).max(20, 'At most 20 may come first').default([]),
    label: 'First in the list',
    column: 'pinned',
    cell: 'ids',
    public: 'pinned',
  },
  isPublished: {
    schema: z.boolean().default(false),
    label: 'Published',
    column: 'is_published',
    cell: 'flag',
    public: 'isPublished',
    control: { hint: 'Visitors can read it. It needs at least five items.' },
  },
})

export const LANDING_LAYOUT = {
  Page: ['list', 'facet', 'value', ['title', 'slug'], 'intro'],
  Questions: ['questions'],
  Search: ['metaTitle', 'metaDescription'],
  Status: ['isPublished'],
} as const satisfies FormLayout<typeof LANDING_FIELDS>
