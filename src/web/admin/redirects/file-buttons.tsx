import { Download } from 'lucide'
import { useState } from 'react'
import type { RedirectImport } from '#contract/redirects/redirects.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '../failure.ts'
import { FileButton } from '../media/file-button.tsx'
import { saveFile } from '../save-file.ts'
import { callAdmin } from '../session/call-admin.ts'
import { ImportDialog } from './import-dialog.tsx'

interface Checked {
  file: File
  report: RedirectImport
}

/** Takes all redirects out as a file, and a file in: first it is only checked. */
export function FileButtons() {
  const [checked, setChecked] = useState<Checked>()
  const [isBusy, setBusy] = useState<'export' | 'import'>()
  const during = async (what: 'export' | 'import', failure: string, work: () => Promise<void>) => {
    setBusy(what)
    try {
      await work()
    } catch (error) {
      showFailure(error, failure)
    } finally {
      setBusy(undefined)
    }
  }
  const check = (files: readonly File[]) =>
    during('import', 'The file could not be read', async () => {
      const [file] = files
      if (file !== undefined)
        setChecked({ file, report: await callAdmin<RedirectImport>('/api/admin/redirects/import', { file }) })
    })
  return (
    <>
      <Button
        variant="outline"
        loading={isBusy === 'export'}
        onClick={() =>
          void during('export', 'The redirects could not be exported', () =>
            saveFile('/api/admin/redirects/export', 'redirects.csv'),
          )
        }
      >
        <Icon of={Download} size={18} />
        Export CSV
      </Button>
      <FileButton
        variant="outline"
        label="File with redirects"
        accept=".csv,.tsv,.txt,.xml,text/csv,text/xml"
        disabled={isBusy === 'import'}
        onFiles={(files) => void check(files)}
      >
        Import
      </FileButton>
      {checked !== undefined && <ImportDialog {...checked} onClose={() => setChecked(undefined)} />}
    </>
  )
}
