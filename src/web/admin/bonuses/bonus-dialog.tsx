import { BonusForm } from '#contract/bonuses/bonus-form.schema.ts'
import { AddressField } from '../form/address-field.tsx'
import { ItemDialog } from '../form/item-dialog.tsx'
import type { FormTab } from '../form/item-dialog-props.ts'
import { ItemPicker } from '../form/item-picker.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { bonusFormOf, bonusValuesOf, NEW_BONUS } from './bonus-values.ts'
import { DetailsTab } from './details-tab.tsx'
import { TypeField } from './type-field.tsx'

/** Creating and editing a bonus. */
export function BonusDialog() {
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

const BASIC = ['title', 'slug', 'description', 'type', 'otherType', 'amount', 'casinoId'] as const
const DETAILS = [
  'wageringRequirement',
  'minDeposit',
  'maxWin',
  'validUntil',
  'code',
  'imageUrl',
  'terms',
] as const
const STATUS = ['isActive', 'isFeatured'] as const
const FACTS = ['wageringRequirement', 'minDeposit'] as const

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
          hint="It stands among the Top Bonuses of the home page; an ended one does not."
        />
      </>
    ),
  },
]
