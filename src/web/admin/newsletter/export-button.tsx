import { Download } from 'lucide'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '../failure.ts'
import { saveFile } from '../save-file.ts'

/** Saves what the list shows, all pages of it. */
export function ExportButton({ path }: { path: string }) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveFile(path, 'subscribers.csv')
    } catch (error) {
      showFailure(error, 'The list could not be exported')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={() => void save()}>
      <Icon of={Download} size={18} />
      Export CSV
    </Button>
  )
}
