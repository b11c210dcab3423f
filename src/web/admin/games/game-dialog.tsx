import { GameForm } from '#contract/games/game-form.schema.ts'
import { FORM_PRESET } from '#contract/shared/limits.ts'
import { AddressField } from '../form/address-field.tsx'
import { ItemDialog } from '../form/item-dialog.tsx'
import type { FormTab } from '../form/item-dialog-props.ts'
import { ItemPicker } from '../form/item-picker.tsx'
import { SelectField } from '../form/select-field.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { CategoryField } from './category-field.tsx'
import { DetailsTab } from './details-tab.tsx'
import { TYPE_OPTIONS } from './game-options.ts'
import { gameFormOf } from './game-values.ts'
import { ProviderField } from './provider-field.tsx'

/** Creating and editing a game. */
export function GameDialog() {
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
