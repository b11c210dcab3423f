import { History } from 'lucide'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { labelOf } from '#contract/field-labels.ts'
import { missingFacts } from '#domain/missing-facts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { HistoryDialog } from '../history/history-dialog.tsx'
import { CloseQuestion } from './close-question.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { FORM_WORDS } from './form-words.ts'
import { FormTabs, tabValue } from './form-tabs.tsx'
import type { ItemDialogProps } from './item-dialog.tsx'
import { useCloseGuard } from './use-close-guard.ts'
import { useItemForm } from './use-item-form.ts'
import type { StoredItem } from './use-stored-item.ts'

type ItemFormProps = ItemDialogProps & {
  id: number | 'new'
  /** The item as it is kept; absent for a new one. */
  stored: StoredItem | undefined
  onClose: () => void
}

/** A form in a dialog with tabs. Nothing typed gets lost: failed saves, ended sessions and closing keep it. */
export function ItemForm(props: ItemFormProps) {
  const { kind, id, stored, tabs, nameOf, tools, wide = false, onClose } = props
  const words = FORM_WORDS[kind]
  const item = useItemForm(props)
  const { form, tab, setTab, conflict, isSaving } = item
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const missing = stored === undefined ? [] : missingFacts(kind, stored.form)
  const guard = useCloseGuard(form.formState.isDirty && !item.isDone, onClose)
  return (
    <FormProvider {...form}>
      <Tabs.Root value={tab} onValueChange={setTab} asChild>
        <div>
          <Dialog
            open
            onOpenChange={(open) => {
              if (!open) guard.close()
            }}
            title={id === 'new' ? words.create : words.edit}
            description={stored === undefined ? undefined : nameOf(stored.form)}
            className={wide ? 'dialog--wide dialog--form' : 'dialog--form'}
            focusSelf
            bar={<FormTabs tabs={tabs} />}
            footer={
              <>
                <span className="dialog__tools">
                  {stored !== undefined && (
                    <Button variant="ghost" onClick={() => setHistoryOpen(true)}>
                      <Icon of={History} size={18} />
                      History
                    </Button>
                  )}
                  {tools?.(() => form.getValues())}
                </span>
                <Button variant="outline" onClick={guard.close}>
                  {words.cancel}
                </Button>
                <Button loading={isSaving} onClick={() => void item.save()}>
                  {words.save}
                </Button>
              </>
            }
          >
            {missing.length > 0 && (
              <p className="form-missing">
                <b>Not stated:</b> {missing.map(labelOf).join(', ')}
              </p>
            )}
            {item.draft !== undefined && (
              <DraftNotice draft={item.draft} onRestore={item.restoreDraft} onDiscard={item.discardDraft} />
            )}
            {conflict !== undefined && (
              <ConflictNotice conflict={conflict} onTakeTheirs={item.takeTheirs} onKeepMine={item.keepMine} />
            )}
            <form
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
              {/* Enter in a field saves, as in any form. */}
              <button type="submit" className="sr" tabIndex={-1} aria-hidden="true">
                {words.save}
              </button>
            </form>
          </Dialog>
          {guard.isAsking && (
            <CloseQuestion
              onStay={guard.stay}
              onKeep={() => {
                item.keepDraftNow()
                guard.leave()
              }}
              onDiscard={() => {
                item.discardDraft()
                guard.leave()
              }}
            />
          )}
          {isHistoryOpen && stored !== undefined && (
            <HistoryDialog
              kind={kind}
              id={stored.id}
              isDirty={form.formState.isDirty}
              onRestored={() => {
                item.discardDraft()
                item.finish()
              }}
              onClose={() => setHistoryOpen(false)}
            />
          )}
        </div>
      </Tabs.Root>
    </FormProvider>
  )
}
