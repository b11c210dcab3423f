import { ExternalLink, History } from 'lucide'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { DraftLine } from './draft-line.tsx'
import { FORM_WORDS } from './form-words.ts'
import { sitePathOf } from './site-path.ts'
import type { useItemForm } from './use-item-form.ts'
import type { ItemFormOptions } from './item-form-options.ts'

interface FormFooterProps extends ItemFormOptions {
  item: ReturnType<typeof useItemForm>
  onHistory: () => void
  onCancel: () => void
}

/** What can be done with the form, and whether what is typed is safe. */
export function FormFooter({ kind, stored, tools, item, onHistory, onCancel }: FormFooterProps) {
  const words = FORM_WORDS[kind]
  const path = stored === undefined ? undefined : sitePathOf(kind, stored.id, stored.form)
  return (
    <>
      <span className="dialog__tools">
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
