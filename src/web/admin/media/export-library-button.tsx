import { Download } from 'lucide'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '../failure.ts'
import { saveFile } from '../save-file.ts'

/** Saves the whole library as one file for another site. */
export function ExportLibraryButton() {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveFile('/api/admin/media/export', 'media.tar')
    } catch (error) {
      showFailure(error, 'The pictures could not be exported')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={() => void save()}>
      <Icon of={Download} size={18} />
      Export all
    </Button>
  )
}
