import { CASINO_FIELDS, CasinoForm } from '#contract/casino-form.schema.ts'
import { FORM_PRESET } from '#contract/limits.ts'
import { ItemDialog } from '../form/item-dialog.tsx'
import type { FormTab } from '../form/item-dialog.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { BasicTab } from './basic-tab.tsx'
import { ExpertReviewTab } from './expert-review-tab.tsx'
import { casinoFormOf, casinoValuesOf, NEW_REVIEW, RATINGS } from './casino-values.ts'
import { FeaturesTab } from './features-tab.tsx'

/** Creating and editing a casino. */
export function CasinoDialog() {
  return (
    <ItemDialog
      kind="casino"
      schema={CasinoForm}
      presets={presets()}
      facts={FACTS}
      unconfirmed={FIRST_VALUES}
      tabs={TABS}
      nameOf={({ name }) => String(name)}
      valuesOf={casinoValuesOf}
      formOf={casinoFormOf}
      wide
      follows={({ isOverallSet }) => (isOverallSet === true ? [] : ['overallRating'])}
    />
  )
}

function presets(): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.keys(CASINO_FIELDS).map((field) => [field, ''])),
    ...NEW_REVIEW,
    establishedYear: new Date().getFullYear(),
    safetyIndex: FORM_PRESET.safetyIndex,
    restrictedCountries: [],
    restrictionsChecked: false,
    paymentMethods: [],
    supportedCurrencies: [],
    features: [],
    gameProviders: [],
    isActive: true,
    isFeatured: false,
  }
}

/** The described first values of a new casino. */
const FIRST_VALUES = ['establishedYear', 'safetyIndex', ...RATINGS] as const
const FACTS = [...FIRST_VALUES, 'license', 'overallRating'] as const

const BASIC = [
  'name',
  'establishedYear',
  'description',
  'websiteUrl',
  'affiliateUrl',
  'license',
  'safetyIndex',
  'logoUrl',
  'paymentMethods',
] as const
const FEATURES = [
  'features',
  'supportedCurrencies',
  'gameProviders',
  'restrictedCountries',
  'restrictionsChecked',
] as const
const STATUS = ['isActive', 'isFeatured'] as const

const TABS: readonly FormTab[] = [
  { name: 'Basic', fields: BASIC, content: <BasicTab /> },
  { name: 'Features', fields: FEATURES, content: <FeaturesTab /> },
  {
    name: 'Expert Review',
    fields: [
      'review',
      'reviewAuthor',
      'testedOn',
      'checkedOn',
      ...Object.keys(CASINO_FIELDS).filter((field) => /(?:Rating|Explanation|Summary)$/.test(field)),
    ],
    content: <ExpertReviewTab />,
  },
  {
    name: 'Status',
    fields: STATUS,
    content: (
      <>
        <SwitchField
          name="isActive"
          label="Active"
          hint="Visitors find an active casino; an inactive one has no page."
        />
        <SwitchField
          name="isFeatured"
          label="Featured"
          hint="It stands among the Top Rated Casinos of the home page."
        />
      </>
    ),
  },
]
