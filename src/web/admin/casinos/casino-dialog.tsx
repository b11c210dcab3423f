import { CasinoForm } from '#contract/casinos/casino-form.schema.ts'
import { CASINO_FIELDS } from '#contract/casinos/fields.ts'
import { presetsOf } from '#contract/items/field.ts'
import { FORM_PRESET } from '#contract/shared/limits.ts'
import { RECORDED_FIELDS, SAFETY_PARTS } from '#contract/casinos/safety.ts'
import { ItemDialog } from '../form/item-dialog.tsx'
import type { FormTab } from '../form/item-dialog-props.ts'
import { SwitchField } from '../form/switch-field.tsx'
import { BasicTab } from './basic-tab.tsx'
import { ExpertReviewTab } from './expert-review-tab.tsx'
import { casinoFormOf, casinoValuesOf, NEW_REVIEW, RATINGS } from './casino-values.ts'
import { FeaturesTab } from './features-tab.tsx'
import { SafetyTab } from './safety-tab.tsx'

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
      follows={({ isOverallSet, isSafetySet }) => [
        ...(isOverallSet === true ? [] : ['overallRating']),
        ...(isSafetySet === false ? ['safetyIndex'] : []),
        ...SET_BY_SERVER,
      ]}
    />
  )
}

function presets(): Record<string, unknown> {
  return {
    ...Object.fromEntries(
      Object.entries(presetsOf(CASINO_FIELDS)).filter(([field]) => !RECORDED_FIELDS.has(field)),
    ),
    ...NEW_REVIEW,
    establishedYear: new Date().getFullYear(),
    safetyIndex: FORM_PRESET.safetyIndex,
    isSafetySet: true,
  }
}

const MARKS = SAFETY_PARTS.map(({ part }) => `${part}Mark`)
/** The described first values of a new casino. */
const FIRST_VALUES = ['establishedYear', 'safetyIndex', ...RATINGS] as const
const FACTS = [...FIRST_VALUES, ...MARKS, 'license', 'overallRating']
/** Nobody has to decide whose they are: the save fills them in. */
const SET_BY_SERVER = ['safetySetBy', 'safetySetOn', ...SAFETY_PARTS.map(({ part }) => `${part}MarkedOn`)]

const FEATURES = [
  'features',
  'supportedCurrencies',
  'gameProviders',
  'restrictedCountries',
  'restrictionsChecked',
] as const
const SAFETY = SAFETY_PARTS.flatMap(({ part }) => [`${part}Mark`, `${part}MarkReason`, `${part}MarkedOn`])
const STATUS = ['isActive', 'isFeatured'] as const

const REVIEW = [
  'review',
  'reviewAuthor',
  'testedOn',
  'checkedOn',
  ...Object.keys(CASINO_FIELDS).filter((field) => /(?:Rating|Explanation|Summary)$/.test(field)),
]
const ELSEWHERE: ReadonlySet<string> = new Set([...FEATURES, ...SAFETY, ...REVIEW, ...STATUS])
/** All that no other tab has. */
const BASIC = Object.keys(CASINO_FIELDS).filter((field) => !ELSEWHERE.has(field))

const TABS: readonly FormTab[] = [
  { name: 'Basic', fields: BASIC, content: <BasicTab /> },
  { name: 'Features', fields: FEATURES, content: <FeaturesTab /> },
  { name: 'Safety', fields: SAFETY, content: <SafetyTab /> },
  {
    name: 'Expert Review',
    fields: REVIEW,
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
