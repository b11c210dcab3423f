import { ArrowDown, ArrowUp } from 'lucide'
import type { ComponentType } from 'react'
import { Controller, useFieldArray } from 'react-hook-form'
import type { HomeSection } from '#contract/settings/described-home.ts'
import { PALETTES, TYPEFACES, type Palette, type Typeface } from '#contract/settings/look.schema.ts'
import type { SettingGroup } from '#contract/settings/settings.schema.ts'
import { SETTINGS } from '#contract/settings/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PictureField } from '../items/form/picture-field.tsx'
import { RichTextField } from '../items/form/rich-text-field.tsx'
import { SelectField, SwitchField, TextAreaField, TextField, textOf } from '../items/form/fields.tsx'
import { useProblem } from '../items/form/use-problem.ts'
import { HelplineFields } from './helpline-fields.tsx'
import { MenuFields } from './menu-fields.tsx'
import { PageFields } from './page-fields.tsx'

const PALETTE_LABELS: Readonly<Record<Palette, string>> = {
  green: 'Green (default)',
  blue: 'Blue',
  burgundy: 'Burgundy',
}

const TYPEFACE_LABELS: Readonly<Record<Typeface, string>> = {
  mona: 'Mona Sans (default)',
  system: 'The typeface of the visitor’s device',
  serif: 'A serif of the visitor’s device',
}

const SECTION_TITLES: Readonly<Record<HomeSection, string>> = {
  month: 'What we did this month',
  topCasinos: 'Top Rated Casinos',
  latestCasinos: 'Latest Casinos',
  topBonuses: 'Top Bonuses',
  latestBonuses: 'Latest Bonuses',
  hotGames: 'Hot Games Right Now',
  latestGames: 'Latest Games',
  compare: 'Compare up to three, side by side',
  assistant: 'Ask the AI Casino Assistant',
  news: 'Latest News',
  newsletter: 'Newsletter',
}

const TEXTS = [
  ['terms', 'Terms of service', paths.terms()],
  ['privacy', 'Privacy policy', paths.privacy()],
] as const

const HINT = 'The address of your profile. Empty: the icon leads nowhere.'

export function GroupFields({ group }: { group: SettingGroup }) {
  const Fields = FIELDS[group]
  return <Fields />
}

const FIELDS: Readonly<Record<SettingGroup, ComponentType>> = {
  brand: BrandFields,
  claims: ClaimFields,
  menus: MenuFields,
  home: HomeFields,
  legal: LegalFields,
  pages: PageFields,
  helplines: HelplineFields,
  look: LookFields,
  pictures: PictureFields,
}

function BrandFields() {
  return (
    <>
      <TextField name="name" label="Name of the site" max={SETTINGS.name} />
      <TextField
        name="supportEmail"
        label="Support address"
        type="email"
        hint="Visitors see it in the footer and in the support pages."
      />
      <TextField name="social.facebook" label="Facebook" type="url" hint={HINT} />
      <TextField name="social.x" label="X" type="url" hint={HINT} />
      <TextField name="social.instagram" label="Instagram" type="url" hint={HINT} />
      <TextField name="social.youtube" label="YouTube" type="url" hint={HINT} />
    </>
  )
}

/** The owner's terms and privacy policy. */
function LegalFields() {
  return (
    <>
      <p className="sm">
        An empty text leaves the one that came with the product. Each heading of the second level is listed in
        the table of contents.
      </p>
      {TEXTS.map(([name, label, path]) => (
        <fieldset key={name} className="setting-list">
          <legend>{label}</legend>
          <p className="sm">
            <a className="link" href={path} target="_blank" rel="noopener">
              Open the page
            </a>
          </p>
          <RichTextField name={`${name}.html`} label="Text" />
          <TextField name={`${name}.version`} label="Version" max={SETTINGS.legalVersion} />
          <TextField name={`${name}.date`} label="Valid from" type="date" />
        </fieldset>
      ))}
      <p className="mut sm">
        The switch for tracking and the list of what the browser keeps stay below your privacy policy.
      </p>
    </>
  )
}

function PictureFields() {
  return (
    <>
      <PictureField name="logo" label="Logo" fallback="/favicon.svg" />
      <p className="mut sm">
        180 by 30 pixels or that shape twice as large, readable on light and on dark. Empty: the drawn mark
        with the name.
      </p>
      <PictureField name="sharePicture" label="Share picture" fallback="/favicon.svg" />
      <p className="mut sm">
        1200 by 630 pixels, for links to pages that have no picture of their own. Empty: it is drawn.
      </p>
    </>
  )
}

function ClaimFields() {
  return (
    <>
      <p className="sm">
        A number that cannot be checked is a legal risk. State where it comes from, or leave it empty.
      </p>
      <TextField
        name="happyUsers"
        label="Happy users"
        type="number"
        min={0}
        hint="The fourth counter of the home page. Empty: the counter is left out."
      />
      <TextField
        name="happyUsersSource"
        label="Source of happy users"
        max={SETTINGS.source}
        hint="Shown below the counters, such as “Own count of visitors, March 2026”."
      />
      <TextField
        name="subscriberClaim"
        label="Subscribers"
        max={SETTINGS.claim}
        hint="After “Join” above the newsletter form. Empty: “Join the newsletter”."
      />
      <TextField
        name="subscriberSource"
        label="Source of subscribers"
        max={SETTINGS.source}
        hint="Shown below it."
      />
      <TextField name="footerText" label="Text in the footer" max={SETTINGS.source} />
      <TextField name="footerYear" label="Year in the footer" max={SETTINGS.year} />
      <TextField name="drawerYear" label="Year in the menu" max={SETTINGS.year} />
      <TextField name="casinoListTitle" label="Title of the casino list" max={SETTINGS.sectionTitle} />
      <TextField name="badges.secured" label="First badge" max={SETTINGS.badge} hint="Empty: left out." />
      <TextField name="badges.privacy" label="Second badge" max={SETTINGS.badge} />
      <TextField name="badges.reviews" label="Third badge" max={SETTINGS.badge} />
      <SwitchField
        name="showsReality"
        label="Show the reality check"
        hint="On the pages of bonuses whose terms are stated as data."
      />
    </>
  )
}

function HomeFields() {
  const { fields, move } = useFieldArray({ name: 'sections', keyName: 'key' })
  return (
    <>
      <TextField name="title" label="Heading" max={SETTINGS.heading} />
      <TextAreaField name="lead" label="Text below the heading" max={SETTINGS.lead} />
      <fieldset className="setting-list">
        <legend>Sections</legend>
        <p className="mut sm">
          In the order of the page. An empty title leaves the one that is named above the field. The line
          about help with gambling is always first.
        </p>
        <ol>
          {fields.map((section, at) => {
            const label = SECTION_TITLES[(section as unknown as { id: HomeSection }).id]
            return (
              <li key={section.key}>
                <TextField name={`sections.${at}.title`} label={label} max={SETTINGS.sectionTitle} />
                <SwitchField name={`sections.${at}.isShown`} label="Show" of={label} />
                <span className="setting-list__tools flex">
                  <IconButton
                    icon={ArrowUp}
                    label={`Move ${label} up`}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={`Move ${label} down`}
                    disabled={at === fields.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                </span>
              </li>
            )
          })}
        </ol>
      </fieldset>
    </>
  )
}

function LookFields() {
  return (
    <>
      <SelectField
        name="palette"
        label="Palette"
        hint="Buttons, links and the deep panels, in both themes."
        options={PALETTES.map((value) => ({ value, label: PALETTE_LABELS[value] }))}
      />
      <AccentField />
      <SelectField
        name="typeface"
        label="Typeface"
        options={TYPEFACES.map((value) => ({ value, label: TYPEFACE_LABELS[value] }))}
      />
    </>
  )
}

/** A colour in six digits, typed or picked. */
function AccentField() {
  const problem = useProblem('accent')
  return (
    <Controller
      name="accent"
      render={({ field: { value, ...field } }) => (
        <Field label="Accent colour" hint="Small marks, in six digits. Empty: orange." problem={problem}>
          {(control) => (
            <span className="flex gap-2">
              <input
                {...control}
                {...field}
                className="input"
                value={textOf(value)}
                maxLength={7}
                placeholder={ORANGE}
              />
              <input
                type="color"
                className="flex-none w-14 h-(--control) p-1 border border-input rounded-md bg-card"
                aria-label="Pick the accent colour"
                value={/^#[0-9a-f]{6}$/i.test(textOf(value)) ? textOf(value) : ORANGE}
                onChange={field.onChange}
              />
            </span>
          )}
        </Field>
      )}
    />
  )
}

const ORANGE = '#e88b4a'
