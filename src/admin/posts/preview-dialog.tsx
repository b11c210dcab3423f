import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { PreviewFrame, type PreviewedPage } from './preview-frame.tsx'

/** The public page with unsaved changes, over the editor, as wide as a phone or the window. */
export function PreviewDialog({ page, onClose }: { page: PreviewedPage; onClose: () => void }) {
  const [width, setWidth] = useState('full')
  return (
    <Dialog
      onClose={onClose}
      title="Preview"
      description="As visitors will see it. Links open in a new tab."
      className="dialog--preview"
      focusSelf
      bar={
        <div className="absolute z-1 top-4 left-1/2 -translate-x-1/2 max-[899px]:hidden">
          <Segmented
            name="preview-width"
            label="Width"
            segments={[
              { value: 'phone', label: 'Phone' },
              { value: 'full', label: 'Full width' },
            ]}
            value={width}
            onChange={setWidth}
          />
        </div>
      }
    >
      <PreviewFrame page={page} isPhone={width === 'phone'} onClose={onClose} />
    </Dialog>
  )
}
