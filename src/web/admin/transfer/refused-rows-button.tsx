import { Download } from 'lucide'
import { useState } from 'react'
import { ITEM_PATHS } from '#contract/items/item-kinds.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '../failure.ts'
import { saveFile } from '../save-file.ts'
import { readingParameters } from './import-reading.ts'
import type { ImportFile } from './send-import.ts'
import { counted } from './transfer-words.ts'

interface RefusedRowsButtonProps {
  kind: ItemKind
  file: ImportFile
  count: number
}

/** Downloads the refused rows in the format of the file, each with its reasons, to be corrected and sent again. */
export function RefusedRowsButton({ kind, file, count }: RefusedRowsButtonProps) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const asked = new URLSearchParams({ format: file.format, ...readingParameters(file.reading) })
      const path = `/api/admin/${ITEM_PATHS[kind]}/import/refused?${asked.toString()}`
      await saveFile(path, `refused-rows.${file.format === 'wxr' ? 'json' : file.format}`, file.content)
    } catch (error) {
      showFailure(error, 'The file could not be made. Please try again later.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" size="sm" loading={busy} onClick={() => void download()}>
      <Icon of={Download} size={18} />
      Download {counted(count, 'refused row')}
    </Button>
  )
}
