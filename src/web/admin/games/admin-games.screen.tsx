import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { GameForm } from '#contract/games/game-form.schema.ts'
import type { GameRow } from '#contract/items/admin-rows.schema.ts'
import { FORM_PRESET } from '#contract/shared/limits.ts'
import { GAME_PROVIDERS, GAME_TYPES, VOLATILITIES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { NotStated, Rtp, Volatility } from '../../scores/scores.tsx'
import { ActiveBadge } from '../active-badge.tsx'
import { AddressField, SelectField, SwitchField, TextAreaField, TextField, textOf } from '../form/fields.tsx'
import { FactField } from '../form/fact-field.tsx'
import type { FormTab } from '../form/item-dialog-props.ts'
import { ItemDialog } from '../form/item-dialog.tsx'
import { ItemPicker } from '../form/item-picker.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { TagField } from '../form/tag-field.tsx'
import { useKnownValues } from '../form/use-known-values.ts'
import { ACTIVE_WORDS, AdminTable } from '../table/admin-table.tsx'
import type { TableWords } from '../table/table-words.ts'
import type { Column } from '../table/column.ts'
import { TransferButton } from '../transfer/transfer-button.tsx'
import { categoriesAfter, gameFormOf } from './game-values.ts'

const WORDS: TableWords = {
  title: 'Games',
  one: 'game',
  many: 'games',
  add: 'Add Game',
  ...ACTIVE_WORDS,
}

const COLUMNS: readonly Column<GameRow>[] = [
  { label: 'Name', sort: 'name', cell: ({ name }) => <b className="table__long">{name}</b> },
  { label: 'Provider', sort: 'provider', cell: ({ provider }) => provider },
  {
    label: 'Category',
    sort: 'category',
    isMinor: true,
    cell: ({ category }) => <span className="table__long">{category.join(', ')}</span>,
  },
  { label: 'RTP %', sort: 'rtp', cell: ({ rtp }) => <Rtp percent={rtp} /> },
  {
    label: 'Volatility',
    sort: 'volatility',
    isMinor: true,
    cell: ({ volatility }) =>
      volatility === null ? (
        <NotStated />
      ) : (
        <Badge tone="line">
          <Volatility value={volatility} />
        </Badge>
      ),
  },
  { label: 'Status', sort: 'status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
]

/** The games of the admin area: the table and the dialog that the address opens. */
export default function AdminGamesScreen() {
  return (
    <>
      <AdminTable<GameRow>
        kind="game"
        words={WORDS}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        siteHref={(game) => paths.game(game)}
        extra={<TransferButton kind="game" />}
      />
      <GameDialog />
    </>
  )
}

/** What the game form offers, each with its first letter capitalised. */
const TYPE_OPTIONS = GAME_TYPES.map(optionOf)

const VOLATILITY_OPTIONS = VOLATILITIES.map(optionOf)

/** Creating and editing a game. */
function GameDialog() {
  return (
    <ItemDialog
      kind="game"
      schema={GameForm}
      presets={PRESETS}
      facts={FACTS}
      unconfirmed={UNCONFIRMED}
      tabs={TABS}
      nameOf={({ name }) => String(name)}
      formOf={gameFormOf}
    />
  )
}

const BASIC = ['name', 'slug', 'description', 'provider', 'type', 'category'] as const

const DETAILS = [
  'rtp',
  'volatility',
  'minBet',
  'maxBet',
  'paylines',
  'maxMultiplier',
  'tags',
  'demoUrl',
  'imageUrl',
] as const

/** Null in one of these means "not stated". */
const FACTS = ['rtp', 'volatility', 'minBet', 'maxBet'] as const

const UNCONFIRMED = ['rtp', 'minBet', 'maxBet'] as const

const PRESETS: Record<string, unknown> = {
  ...Object.fromEntries([...BASIC, ...DETAILS].map((field) => [field, ''])),
  rtp: FORM_PRESET.rtp,
  minBet: FORM_PRESET.minBet,
  maxBet: FORM_PRESET.maxBet,
  category: [],
  tags: [],
  availableAt: [],
  isActive: true,
  isFeatured: false,
}

const TABS: readonly FormTab[] = [
  {
    name: 'Basic',
    fields: BASIC,
    content: (
      <>
        <TextField name="name" label="Name" />
        <TextAreaField name="description" label="Description" />
        <div className="form__2">
          <ProviderField />
          <SelectField name="type" label="Type" options={TYPE_OPTIONS} />
        </div>
        <CategoryField />
        <AddressField kind="game" />
      </>
    ),
  },
  { name: 'Details', fields: DETAILS, content: <DetailsTab /> },
  {
    name: 'Casinos',
    fields: ['availableAt'],
    content: <ItemPicker name="availableAt" label="Casinos" of="casinos" />,
  },
  {
    name: 'Status',
    fields: ['isActive', 'isFeatured'],
    content: (
      <>
        <SwitchField
          name="isActive"
          label="Active"
          hint="Lists hold active games; the page of an inactive one says Inactive."
        />
        <SwitchField name="isFeatured" label="Featured" />
      </>
    ),
  },
]

/** The studio of a game: one that the catalogue knows, one of the list, or any other. */
function ProviderField() {
  const { provider: known = [] } = useKnownValues('game')
  return <TextField name="provider" label="Provider" offers={[...new Set([...known, ...GAME_PROVIDERS])]} />
}

/** The categories of a game. The one that it has from its type alone changes with the type. */
function CategoryField() {
  const { getValues, setValue } = useFormContext()
  const type = textOf(useWatch({ name: 'type' }))
  const before = useRef(type)

  useEffect(() => {
    const present = getValues('category') as string[]
    const next = categoriesAfter(present, { from: before.current, to: type })
    before.current = type
    if (next !== present) setValue('category', next, { shouldDirty: true })
  }, [getValues, setValue, type])

  return <TagField of="game" name="category" label="Categories" hint="The type's own when left empty" />
}

/** What the game pays and costs, and where it can be seen. */
function DetailsTab() {
  const name = textOf(useWatch({ name: 'name' }))
  const type = textOf(useWatch({ name: 'type' }))
  return (
    <>
      <div className="form__2">
        <FactField name="rtp" label="RTP" hint="Percent" type="number" min={0} max={100} step={0.01} />
        <SelectField name="volatility" label="Volatility" options={VOLATILITY_OPTIONS} fact />
      </div>
      <div className="form__2">
        <FactField name="minBet" label="Minimum bet" hint="€" type="number" min={0} step={0.01} />
        <FactField name="maxBet" label="Maximum bet" hint="€" type="number" min={0} step={0.01} />
      </div>
      <div className="form__2">
        <TextField name="paylines" label="Paylines" hint="Optional" type="number" min={0} step={1} />
        <TextField
          name="maxMultiplier"
          label="Max multiplier"
          hint="Optional"
          type="number"
          min={0}
          step={1}
        />
      </div>
      <TagField of="game" name="tags" label="Tags" />
      <TextField name="demoUrl" label="Demo URL" type="url" hint="Optional" placeholder="https://" />
      <PictureField
        name="imageUrl"
        label="Image URL"
        fallback={paths.gameArt(type === '' ? 'slot' : type, name === '' ? 'Game' : name)}
      />
    </>
  )
}

function optionOf(value: string) {
  return { value, label: value.charAt(0).toUpperCase() + value.slice(1) }
}
