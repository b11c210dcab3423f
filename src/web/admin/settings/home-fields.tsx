import { ArrowDown, ArrowUp } from 'lucide'
import { useFieldArray } from 'react-hook-form'
import type { HomeSection } from '#contract/settings/described-home.ts'
import { SETTINGS } from '#contract/shared/limits.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'

/** The head of the home page, and its sections in their order. */
export function HomeFields() {
  const { fields, move } = useFieldArray({ name: 'sections', keyName: 'key' })
  return (
    <>
      <TextField name="title" label="Heading" max={SETTINGS.heading} />
      <TextAreaField name="lead" label="Text below the heading" max={SETTINGS.lead} />
      <fieldset className="setting-list">
        <legend>Sections</legend>
        <p className="mut sm">
          In the order of the page. An empty title leaves the one that is named above the field. The line
          about help with gambling always stands first.
        </p>
        <ol>
          {fields.map((section, at) => {
            const label = SECTION_TITLES[(section as unknown as { id: HomeSection }).id]
            return (
              <li key={section.key}>
                <TextField name={`sections.${at}.title`} label={label} max={SETTINGS.sectionTitle} />
                <SwitchField name={`sections.${at}.isShown`} label="Show" of={label} />
                <span className="setting-list__tools">
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

/** The described titles. */
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
