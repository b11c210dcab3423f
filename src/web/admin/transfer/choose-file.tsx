import { useState } from 'react'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { TRANSFER } from '#contract/shared/limits.ts'
import { FileButton } from '../media/file-button.tsx'
import { useDropZone } from '../media/use-drop-zone.ts'
import { PRESET_READING } from './import-reading.ts'
import type { ImportReading } from './import-reading.ts'
import { ReadingChoices } from './reading-choices.tsx'
import { TemplateButton } from './template-button.tsx'
import { WordpressChoices } from './wordpress-choices.tsx'
import { MANY, MATCHED_BY } from './transfer-words.ts'

const ACCEPTED = '.csv,.tsv,.txt,.json,text/csv,application/json'

interface ChooseFileProps {
  kind: ItemKind
  onFiles: (files: readonly File[], reading: ImportReading) => void
}

/** Takes a file by the chooser, by dropping or by pasting. */
export function ChooseFile({ kind, onFiles }: ChooseFileProps) {
  const [reading, setReading] = useState(PRESET_READING)
  const take = (files: readonly File[]) => onFiles(files, reading)
  const zone = useDropZone(take)
  return (
    <section>
      <h3>Import</h3>
      <p className="sm mut">
        A CSV or JSON file{kind === 'post' && ', or the XML file that WordPress exports,'} with up to{' '}
        {TRANSFER.rows.toLocaleString('en')} rows. Rows with an id change that one; others are matched by{' '}
        {MATCHED_BY[kind]}, or created. First you see what the file would do; nothing is kept until you apply
        it.
      </p>
      <div {...zone} className="transfer__drop">
        <p className="sm">Drop a file here, or</p>
        <FileButton
          variant="outline"
          label={`File with ${MANY[kind]}`}
          accept={kind === 'post' ? `${ACCEPTED},.xml,text/xml` : ACCEPTED}
          onFiles={take}
        >
          Choose a file
        </FileButton>
        <TemplateButton kind={kind} />
      </div>
      <ReadingChoices reading={reading} onChange={setReading} />
      {kind === 'post' && <WordpressChoices reading={reading} onChange={setReading} />}
    </section>
  )
}
