import { ExternalLink, History } from 'lucide'
import { Tabs } from 'radix-ui'
import { useRef, useState } from 'react'
import { FormProvider, useFormState, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { KINDS } from '#contract/items/kinds.ts'
import { CHANGE_MAKERS, MAKER_WORDS, type ChangedKind } from '#contract/changes/fact-changes.ts'
import { labelOf } from '#contract/items/field-labels.ts'
import { changeText, factChanges } from '#domain/changes/fact-changes.ts'
import { missingFacts } from '#domain/items/missing-facts.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { OwnEarnings } from '../../earnings/own-earnings.tsx'
import { useSaveKey } from '../../use-save-key.ts'
import { DraftLine } from './draft-line.tsx'
import { PartLabel } from './fields.tsx'
import { useFormFrame } from './form-frame.tsx'
import { asTheyAre, statedValues } from './form-values.ts'
import type { FormTab, ItemFormOptions } from './item-dialog-props.ts'
import { sitePathOf } from './site-path.ts'
import { useItemForm } from './use-item-form.ts'
import type { StoredItem } from './use-stored-item.ts'

/** A form in a dialog with tabs. Typed values survive failed saves, ended sessions and closing. */
export function ItemForm(props: ItemFormOptions) {
  const { kind, id, stored, tabs, nameOf, onClose } = props
  const words = KINDS[kind].form
  const [tab, setTab] = useState(tabValue(tabs[0]?.name ?? ''))
  const item = useItemForm(props, (name) => setTab(tabValue(name)))
  const { form } = item
  const frame = useFormFrame(props, item, onClose, item.finish)
  const element = useRef<HTMLFormElement>(null)
  useSaveKey(element, () => void item.save())
  const missing = stored === undefined ? [] : missingFacts(kind, stored.form)
  const path = stored === undefined ? undefined : sitePathOf(kind, stored.id, stored.form)

  return (
    <FormProvider {...form}>
      <Tabs.Root value={tab} onValueChange={setTab} asChild>
        <div>
          <Dialog
            onClose={() => frame.close()}
            title={id === 'new' ? words.create : words.edit}
            description={stored === undefined ? undefined : nameOf(stored.form)}
            className="dialog--form"
            bar={<FormTabs tabs={tabs} />}
            footer={
              <FormFooter {...props} item={item} onHistory={frame.openHistory} onCancel={frame.close} />
            }
          >
            {missing.length > 0 && (
              <p className="mb-4.5 text-sm text-muted-foreground">
                <b>Not stated:</b> {missing.map(labelOf).join(', ')}
              </p>
            )}
            {path !== undefined && stored !== undefined && kind !== 'game' && (
              <OwnEarnings path={path} {...(kind === 'casino' && { casinoId: stored.id })} />
            )}
            {frame.notices}
            <form
              ref={element}
              className="form"
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                void item.save()
              }}
            >
              {tabs.map(({ name, content }) => (
                <Tabs.Content
                  key={name}
                  value={tabValue(name)}
                  forceMount
                  hidden={tabValue(name) !== tab}
                  className="form__tab"
                >
                  {content}
                </Tabs.Content>
              ))}
              {stored !== undefined && (kind === 'casino' || kind === 'bonus') && (
                <PublicChanges {...props} kind={kind} stored={stored} item={item} />
              )}
              {/* Enter in a field saves, as in any form. */}
              <button type="submit" className="sr" tabIndex={-1} aria-hidden="true">
                {words.save}
              </button>
            </form>
          </Dialog>
          {frame.questions}
        </div>
      </Tabs.Root>
    </FormProvider>
  )
}

interface PublicChangesProps extends Pick<ItemFormOptions, 'facts' | 'formOf' | 'schema'> {
  kind: ChangedKind
  stored: StoredItem
  item: ReturnType<typeof useItemForm>
}

/**
 * The history entries that this save would publish, and the choice who caused the change. Nothing without public
 * changes.
 */
function PublicChanges({ kind, stored, schema, facts, formOf = asTheyAre, item }: PublicChangesProps) {
  const values = useWatch({ control: item.form.control })
  const parsed = (schema as z.ZodType<Record<string, unknown>>).safeParse(formOf(statedValues(values, facts)))
  const isShown = stored.form['isActive'] === true && parsed.data?.['isActive'] === true
  const changes = isShown && parsed.success ? factChanges(kind, stored.form, parsed.data) : []
  if (changes.length === 0) return null
  const { cause, setCause } = item
  return (
    <fieldset className="form-notice public-changes">
      <legend className="label">Visitors will read in the history</legend>
      <ul className="sm">
        {changes.map((change) => (
          <li key={change.field}>{changeText(kind, change)}</li>
        ))}
      </ul>
      <div className="form__2">
        <label>
          <span className="label">Who changed it</span>
          <select
            className="input"
            value={cause.by ?? ''}
            onChange={({ target }) =>
              setCause({ ...cause, by: CHANGE_MAKERS.find((maker) => maker === target.value) ?? null })
            }
          >
            <option value="">Not stated</option>
            {CHANGE_MAKERS.map((maker) => (
              <option key={maker} value={maker}>
                {MAKER_WORDS[maker]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="label">Source</span>
          <input
            className="input"
            value={cause.source ?? ''}
            maxLength={300}
            placeholder="Casino’s bonus terms, section 4"
            onChange={({ target }) =>
              setCause({ ...cause, source: target.value === '' ? null : target.value })
            }
          />
        </label>
      </div>
    </fieldset>
  )
}

function FormTabs({ tabs }: { tabs: readonly FormTab[] }) {
  const { errors } = useFormState()
  return (
    <Tabs.List className="tabs" aria-label="Parts of the form">
      {tabs.map(({ name, fields }) => {
        const wrong = fields.filter((field) => Object.hasOwn(errors, field)).length
        return (
          <Tabs.Trigger key={name} value={tabValue(name)}>
            <PartLabel wrong={wrong}>{name}</PartLabel>
          </Tabs.Trigger>
        )
      })}
    </Tabs.List>
  )
}

/** A value without spaces, because tab and panel refer to each other by it. */
function tabValue(name: string): string {
  return name.replaceAll(' ', '-')
}

interface FormFooterProps extends ItemFormOptions {
  item: ReturnType<typeof useItemForm>
  onHistory: () => void
  onCancel: () => void
}

/** The form's buttons and its save status. */
function FormFooter({ kind, stored, tools, item, onHistory, onCancel }: FormFooterProps) {
  const words = KINDS[kind].form
  const path = stored === undefined ? undefined : sitePathOf(kind, stored.id, stored.form)
  return (
    <>
      <span className="dialog__tools mr-auto flex flex-wrap gap-1 max-sm:flex-[1_1_100%]">
        {stored !== undefined && (
          <Button variant="ghost" onClick={onHistory}>
            <Icon of={History} size={18} />
            History
          </Button>
        )}
        {path !== undefined && (
          <a className={buttonClass({ variant: 'ghost' })} href={path} target="_blank" rel="noopener">
            <Icon of={ExternalLink} size={18} />
            View on site
          </a>
        )}
        {tools?.(() => item.form.getValues())}
      </span>
      <DraftLine status={item.draftStatus} />
      <Button variant="outline" onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button loading={item.isSaving} onClick={() => void item.save()}>
        {words.save}
      </Button>
    </>
  )
}
