import { Download } from 'lucide'
import { useState } from 'react'
import { ITEM_PATHS } from '#contract/items/item-kinds.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '../failure.ts'
import { saveFile } from '../save-file.ts'

/** Downloads an empty file with all columns and what each may hold. */
export function TemplateButton({ kind }: { kind: ItemKind }) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await saveFile(`/api/admin/${ITEM_PATHS[kind]}/import/template`, `${ITEM_PATHS[kind]}-template.csv`)
    } catch (error) {
      showFailure(error, 'The template could not be made. Please try again later.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="ghost" loading={busy} onClick={() => void download()}>
      <Icon of={Download} size={18} />
      Template
    </Button>
  )
}
