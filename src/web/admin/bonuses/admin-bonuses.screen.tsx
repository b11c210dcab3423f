import { Controller, useWatch } from 'react-hook-form'
import { BonusForm } from '#contract/bonuses/bonus-form.schema.ts'
import type { BonusRow } from '#contract/items/admin-rows.schema.ts'
import { FORM } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { noEndWords } from '#domain/bonuses/condition-words.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ActiveBadge } from '../active-badge.tsx'
import { AddressField, SelectField, SwitchField, TextAreaField, TextField, textOf } from '../form/fields.tsx'
import { FactField } from '../form/fact-field.tsx'
import type { FormTab } from '../form/item-dialog-props.ts'
import { ItemDialog } from '../form/item-dialog.tsx'
import { ItemPicker } from '../form/item-picker.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { useKnownValues } from '../form/use-known-values.ts'
import { StatusBadge } from '../status-badge.tsx'
import { ACTIVE_WORDS, AdminTable } from '../table/admin-table.tsx'
import type { TableWords } from '../table/table-words.ts'
import type { Column } from '../table/column.ts'
import { TransferButton } from '../transfer/transfer-button.tsx'
import {
  ANOTHER_TYPE,
  bonusFormOf,
  bonusValuesOf,
  hyphened,
  NEW_BONUS,
  TYPE_CHOICES,
  typeInWords,
} from './bonus-values.ts'

const BASIC = ['title', 'slug', 'description', 'type', 'otherType', 'amount', 'casinoId'] as const

const STATUS = ['isActive', 'isFeatured'] as const

const FACTS = ['wageringRequirement', 'minDeposit'] as const

const WORDS: TableWords = {
  title: 'Bonuses',
  one: 'bonus',
  many: 'bonuses',
  add: 'Add Bonus',
  ...ACTIVE_WORDS,
  statuses: [...ACTIVE_WORDS.statuses, { value: 'ended', label: 'Ended' }],
}

const COLUMNS: readonly Column<BonusRow>[] = [
  { label: 'Title', sort: 'title', cell: ({ title }) => <b className="table__long">{title}</b> },
  { label: 'Type', sort: 'type', cell: ({ type }) => <Badge tone="brand">{typeInWords(type)}</Badge> },
  {
    label: 'Amount',
    sort: 'amount',
    isMinor: true,
    cell: ({ amount }) => <span className="table__long">{amount}</span>,
  },
  { label: 'Casino', sort: 'casinoName', cell: ({ casinoName }) => casinoName ?? 'N/A' },
  { label: 'Status', sort: 'status', cell: (row) => <BonusStatus row={row} /> },
  {
    label: 'Valid until',
    sort: 'validUntil',
    cell: (bonus) => formatDate(bonus.validUntil) ?? <span className="mut">{noEndWords(bonus)}</span>,
  },
]

/** The bonuses of the admin area: the table and the dialog that the address opens. */
export default function AdminBonusesScreen() {
  return (
    <>
      <AdminTable<BonusRow>
        kind="bonus"
        words={WORDS}
        columns={COLUMNS}
        // Many casinos have a "Welcome package".
        nameOf={({ title, casinoName }) => `${title}, ${casinoName ?? 'N/A'}`}
        siteHref={(bonus) => (bonus.isCasinoActive ? paths.bonus(bonus) : undefined)}
        extra={<TransferButton kind="bonus" />}
      />
      <BonusDialog />
    </>
  )
}

/** One word for a bonus: one that has ended is not active, whatever its switch says. */
function BonusStatus({ row: { isActive, hasEnded } }: { row: BonusRow }) {
  return hasEnded ? <StatusBadge state="waiting">Ended</StatusBadge> : <ActiveBadge isActive={isActive} />
}

const OPTIONS = [
  ...TYPE_CHOICES.map((type) => ({ value: type, label: type })),
  { value: ANOTHER_TYPE, label: 'Another type...' },
]

/** Creating and editing a bonus. */
function BonusDialog() {
  return (
    <ItemDialog
      kind="bonus"
      schema={BonusForm}
      presets={PRESETS}
      facts={FACTS}
      tabs={TABS}
      nameOf={({ title }) => String(title)}
      valuesOf={bonusValuesOf}
      formOf={bonusFormOf}
    />
  )
}

const DETAILS = [
  'wageringRequirement',
  'minDeposit',
  'maxWin',
  'validUntil',
  'code',
  'imageUrl',
  'terms',
] as const

const PRESETS: Record<string, unknown> = {
  ...Object.fromEntries([...BASIC, ...DETAILS].map((field) => [field, ''])),
  ...NEW_BONUS,
}

const TABS: readonly FormTab[] = [
  {
    name: 'Basic',
    fields: BASIC,
    content: (
      <>
        <TextField name="title" label="Title" />
        <TextAreaField name="description" label="Description" />
        <div className="form__2">
          <TypeField />
          <TextField name="amount" label="Amount" placeholder="100% up to €200" />
        </div>
        <ItemPicker name="casinoId" label="Casino" of="casinos" single />
        <AddressField kind="bonus" />
      </>
    ),
  },
  { name: 'Details', fields: DETAILS, content: <DetailsTab /> },
  {
    name: 'Status',
    fields: STATUS,
    content: (
      <>
        <SwitchField
          name="isActive"
          label="Active"
          hint="Lists hold active bonuses of active casinos; the page of an inactive one says Inactive. One whose end has passed counts as ended."
        />
        <SwitchField
          name="isFeatured"
          label="Featured"
          hint="It is among the Top Bonuses of the home page; an ended one does not."
        />
      </>
    ),
  },
]

/** The type of a bonus: one of the list, or any other typed by hand. */
function TypeField() {
  const { type: known = [] } = useKnownValues('bonus')
  const others = known.filter((type) => !TYPE_CHOICES.includes(hyphened(type)))
  const isAnother = useWatch({ name: 'type' }) === ANOTHER_TYPE
  return (
    <>
      <SelectField name="type" label="Type" options={OPTIONS} />
      {isAnother && <TextField name="otherType" label="Other type" max={FORM.bonusType} offers={others} />}
    </>
  )
}

/** The conditions that are beside the amount wherever it is shown, and the full terms. */
function DetailsTab() {
  const title = textOf(useWatch({ name: 'title' }))
  const [code, end]: unknown[] = useWatch({ name: ['code', 'validUntil'] })
  return (
    <>
      <div className="form__2">
        <FactField name="wageringRequirement" label="Wagering requirement" placeholder="35×" />
        <FactField name="minDeposit" label="Minimum deposit" placeholder="€20" />
      </div>
      <div className="form__2">
        <TextField name="maxWin" label="Maximum win" hint="Optional" placeholder="€500" />
        <div>
          <TextField name="code" label="Code" hint="Empty: not stated" max={FORM.listEntry} />
          {isEmpty(code) && <TickField name="noCodeNeeded">No code needed</TickField>}
        </div>
      </div>
      <div>
        <TextField
          name="validUntil"
          label="Valid until"
          type="date"
          hint="To the end of that day (UTC). Empty: not stated"
        />
        {isEmpty(end) && <TickField name="noEndDate">No end date</TickField>}
      </div>
      <PictureField
        name="imageUrl"
        label="Image URL"
        fallback={paths.cover('other', title === '' ? 'Bonus' : title)}
      />
      <TextAreaField name="terms" label="Terms" hint="Empty: not stated" rows={6} />
    </>
  )
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function TickField({ name, children }: { name: string; children: string }) {
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange } }) => (
        <div className="fact">
          <Checkbox
            name={name}
            value="yes"
            checked={value === true}
            onChange={() => onChange(value !== true)}
          >
            {children}
          </Checkbox>
        </div>
      )}
    />
  )
}
