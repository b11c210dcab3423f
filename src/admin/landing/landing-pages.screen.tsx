import { Plus, X } from 'lucide'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Link, type LinkProps } from 'react-router'
import { CASINO_TYPE_NAMES } from '#contract/casinos/casino-facets.ts'
import { countryName } from '#contract/countries/countries.ts'
import { KIND_OF_LIST } from '#contract/items/item-kinds.ts'
import {
  LANDING_FACETS,
  LANDING_FIELDS,
  LANDING_LAYOUT,
  LANDING_LISTS,
  type LandingList,
} from '#contract/landing/fields.ts'
import {
  LANDING_LIST,
  hasFacet,
  LandingForm,
  NO_FACET,
  type ListedLanding,
} from '#contract/landing/landing.schema.ts'
import { BONUS_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { FEWEST_ITEMS } from '#contract/site/indexing.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { formOfFields } from '../items/form/form-tabs.tsx'
import { ItemDialog } from '../items/form/item-dialog.tsx'
import { SelectField, TextAreaField, TextField } from '../items/form/fields.tsx'
import { useKnownValues } from '../items/form/use-known-values.ts'
import { AdminTime } from '../items/list/list-parts.tsx'
import { ListFrame, type ListFilter } from '../items/list/list-frame.tsx'
import type { DataColumn } from '../items/list/data-table.tsx'
import { useList } from '../items/list/use-list.ts'
import { grouped } from '../overview/panel.tsx'
import { RowActions } from '../items/table/row-parts.tsx'
import { useDelete } from '../items/table/use-delete.tsx'
import { TransferButton } from '../transfer/transfer-button.tsx'
import { useOpenForm } from '../items/table/use-open-form.ts'

const PATH = '/api/admin/landing-pages'

export default function LandingPagesScreen() {
  const list = useList<ListedLanding>(PATH, LANDING_LIST.filters)
  const { linkTo, open } = useOpenForm('landing')
  return (
    <>
      <ListFrame
        title="Landing pages"
        one="landing page"
        many="landing pages"
        list={list}
        narrowed="Try another search or list."
        empty="Add one for a value that people search for, such as a payment method or a country."
        tools={
          <>
            <TransferButton kind="landing" />
            <Button onClick={() => open('new')}>
              <Icon of={Plus} size={18} />
              Add landing page
            </Button>
          </>
        }
        filters={SHOWN}
        columns={columnsFor(linkTo)}
        actions={(page) => <LandingActions page={page} onOpen={open} />}
        onOpen={({ id }) => open(id)}
      />
      <LandingDialog />
    </>
  )
}

function columnsFor(linkTo: (id: number) => LinkProps): readonly DataColumn<ListedLanding>[] {
  return [
    {
      label: 'Title',
      className: 'min-w-48 max-w-96 whitespace-normal wrap-anywhere',
      cell: (page) => (
        <>
          <Link className="table__open font-semibold" {...linkTo(page.id)}>
            {page.title}
          </Link>{' '}
          {page.isDemo && <Badge className="table__demo">Demo</Badge>}
          <br />
          <span className="mut sm">{paths.landing(page)}</span>
        </>
      ),
    },
    {
      label: 'What it lists',
      cell: ({ list, facet, value }) =>
        `${LIST_LABELS[list]}, ${(FACET_LABELS[facet] ?? facet).toLowerCase()}: ${valueLabel(facet, value)}`,
    },
    { label: 'Items', className: 'num', cell: ({ total }) => grouped(total) },
    {
      label: 'State',
      cell: ({ isPublished, total }) => (
        <>
          {isPublished ? 'Published' : 'Not published'}
          {isPublished && total < FEWEST_ITEMS && (
            <span className="mut sm block">Fewer than {FEWEST_ITEMS} items: not in search engines</span>
          )}
        </>
      ),
    },
    { label: 'Changed', cell: ({ updatedAt }) => <AdminTime at={updatedAt} /> },
  ]
}

interface LandingActionsProps {
  page: ListedLanding
  onOpen: (id: number | 'new', from?: number) => void
}

function LandingActions({ page, onOpen }: LandingActionsProps) {
  const { id, title, isPublished } = page
  const deletion = useDelete('landing', { id, name: title })
  return (
    <>
      <RowActions
        name={title}
        siteHref={isPublished ? paths.landing(page) : undefined}
        onEdit={() => onOpen(id)}
        onCopy={() => onOpen('new', id)}
        onDelete={deletion.ask}
      />
      {deletion.question}
    </>
  )
}

const MOST = 20

/** The dialog to create and edit a landing page: texts for one value of a list. */
function LandingDialog() {
  return <ItemDialog kind="landing" schema={SCHEMA} {...FORM} nameOf={({ title }) => String(title)} />
}

const SCHEMA = LandingForm.refine(hasFacet, { path: [NO_FACET.path], message: NO_FACET.message })

const FORM = formOfFields('landing', LANDING_FIELDS, LANDING_LAYOUT, {
  list: <WhatItLists />,
  facet: null,
  value: null,
  slug: <AddressLine />,
  questions: <QuestionList />,
})

function WhatItLists() {
  const [list, facet] = useWatch({ name: ['list', 'facet'] }) as [LandingList, string]
  const known = useKnownValues(KIND_OF_LIST[list])[facet]
  return (
    <div className="grid gap-4 md:grid-cols-[1fr_1fr_1fr]">
      <SelectField
        name="list"
        label="List"
        options={LANDING_LISTS.map((value) => ({ value, label: LIST_LABELS[value] }))}
      />
      <SelectField
        name="facet"
        label="Filter"
        options={LANDING_FACETS[list].map((value) => ({ value, label: FACET_LABELS[value] ?? value }))}
      />
      <TextField
        name="value"
        label="Value"
        hint={VALUE_HINTS[facet] ?? 'As the filter names it'}
        {...(known !== undefined && { offers: known })}
      />
    </div>
  )
}

function AddressLine() {
  const list = useWatch({ name: 'list' }) as LandingList
  return <TextField name="slug" label="Address" hint={paths.landing({ list, slug: '…' })} type="url" />
}

/** Questions and answers below the list, edited in place. */
function QuestionList() {
  const { fields, append, remove } = useFieldArray({ name: 'questions' })
  return (
    <fieldset className="min-w-0 grid justify-items-start gap-4 m-0 p-0 border-0">
      <legend className="mb-3 p-0 font-semibold">Questions and answers</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className="grid grid-cols-[1fr_auto] items-start gap-2 w-full">
          <div className="form">
            <TextField name={`questions.${at}.question`} label={`Question ${at + 1}`} max={200} />
            <TextAreaField name={`questions.${at}.answer`} label={`Answer ${at + 1}`} max={2000} />
          </div>
          <IconButton icon={X} label={`Remove question ${at + 1}`} onClick={() => remove(at)} />
        </div>
      ))}
      {fields.length < MOST && (
        <Button variant="outline" size="sm" onClick={() => append({ question: '', answer: '' })}>
          <Icon of={Plus} size={18} />
          Add a question
        </Button>
      )}
    </fieldset>
  )
}

const LIST_LABELS: Readonly<Record<LandingList, string>> = {
  casinos: 'Casinos',
  bonuses: 'Bonuses',
  games: 'Games',
}

const SHOWN: readonly ListFilter[] = [
  {
    name: 'list',
    label: 'List',
    options: [
      { value: 'all', label: 'All lists' },
      ...LANDING_LISTS.map((value) => ({ value, label: LIST_LABELS[value] })),
    ],
  },
]

const FACET_LABELS: Readonly<Record<string, string>> = {
  country: 'Country',
  filter: 'Casino type',
  license: 'Licence',
  paymentMethods: 'Payment method',
  features: 'Feature',
  gameProviders: 'Provider',
  bonusType: 'Bonus type',
  type: 'Type',
  provider: 'Provider',
}

/** Hints for facets with an unusual format of values. */
const VALUE_HINTS: Readonly<Record<string, string>> = {
  country: 'Two letters, such as DE',
  filter: 'crypto or mobile',
}

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  filter: CASINO_TYPE_NAMES,
  type: BONUS_TYPE_NAMES,
  bonusType: BONUS_TYPE_NAMES,
}

/** The value as people read it. */
function valueLabel(facet: string, value: string): string {
  if (facet === 'country') return countryName(value)
  return NAMES[facet]?.[value] ?? value
}
