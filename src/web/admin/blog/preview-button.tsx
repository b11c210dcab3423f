import { Eye } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '../failure.ts'
import { fetchPreview } from './fetch-preview.ts'
import type { Preview } from './fetch-preview.ts'
import { postFormOf } from './post-values.ts'
import type { Values } from './post-values.ts'

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }))

/** Shows the article as it stands in the form; nothing is saved. */
export function PreviewButton({ values }: { values: () => Values }) {
  const [preview, setPreview] = useState<Preview>()
  const [isLoading, setLoading] = useState(false)
  const look = async () => {
    setLoading(true)
    try {
      setPreview(await fetchPreview(postFormOf(values())))
    } catch (error) {
      showFailure(error, 'The preview could not be made. Please try again.')
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <Button variant="ghost" loading={isLoading} onClick={() => void look()}>
        <Icon of={Eye} size={18} />
        Preview
      </Button>
      {preview !== undefined && (
        <Suspense>
          <PreviewDialog preview={preview} onClose={() => setPreview(undefined)} />
        </Suspense>
      )}
    </>
  )
}
