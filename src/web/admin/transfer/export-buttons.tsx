import { Download } from 'lucide'
import { useState } from 'react'
import { ITEM_PATHS } from '#contract/items/item-kinds.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { TRANSFER_FORMATS } from '#contract/transfer/transfer.ts'
import type { TransferFormat } from '#contract/transfer/transfer.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '../failure.ts'
import { saveFile } from '../save-file.ts'
import { MANY } from './transfer-words.ts'

/** Downloads everything of a kind. */
export function ExportButtons({ kind }: { kind: ItemKind }) {
  const [busy, setBusy] = useState<TransferFormat>()
  const download = async (format: TransferFormat) => {
    setBusy(format)
    try {
      await saveFile(
        `/api/admin/${ITEM_PATHS[kind]}/export?format=${format}`,
        `${ITEM_PATHS[kind]}.${format}`,
      )
    } catch (error) {
      showFailure(error, 'The file could not be made. Please try again later.')
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <section>
      <h3>Export</h3>
      <p className="sm mut">
        All {MANY[kind]}, hidden ones included. The file can be changed in a spreadsheet and imported again.
      </p>
      <div className="transfer__buttons">
        {TRANSFER_FORMATS.map((format) => (
          <Button
            key={format}
            variant="outline"
            loading={busy === format}
            disabled={busy !== undefined}
            onClick={() => void download(format)}
          >
            <Icon of={Download} size={18} />
            Export {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </section>
  )
}
