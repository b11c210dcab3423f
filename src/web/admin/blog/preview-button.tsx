import { Eye } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { showFailure } from '../failure.ts'
import type { useItemForm } from '../form/use-item-form.ts'
import { callAdmin } from '../session/call-admin.ts'
import { storedToken } from '../session/stored-login.ts'
import type { PreviewedPage } from './preview-frame.tsx'
import { postFormOf } from './post-values.ts'
import type { ShownPreview } from './shown-preview.ts'

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }))

/** Shows the public page with the article as it stands in the form. Nothing is saved but the draft. */
export function PreviewButton({ item }: { item: ReturnType<typeof useItemForm> }) {
  const { form, saver, stored } = item
  const [preview, setPreview] = useState<ShownPreview>()
  const [isLoading, setLoading] = useState(false)
  const look = async () => {
    setLoading(true)
    try {
      const values = form.getValues()
      // Lets somebody whose session has ended sign in, and says what is wrong with a field.
      await callAdmin('/api/admin/blog/preview', { payload: postFormOf(values) })
      const draft = await saver.stored()
      if (draft === undefined && (form.formState.isDirty || stored === undefined))
        showToast({
          title: form.formState.isDirty ? 'The draft could not be saved' : 'There is nothing to preview yet',
          description: 'The preview shows the saved draft. Please try again in a moment.',
        })
      else setPreview({ draft, post: stored?.id, slug: String(values.slug) })
    } catch (error) {
      showFailure(error, 'The preview could not be made. Please try again.')
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <Button variant="ghost" loading={isLoading} onClick={() => void look()}>
        <Icon of={Eye} size={20} />
        <span className="post-bar__word">Preview</span>
      </Button>
      {preview !== undefined && (
        <Suspense>
          <PreviewDialog page={articlePage(preview)} onClose={() => setPreview(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function articlePage({ draft, post, slug }: ShownPreview): PreviewedPage {
  return {
    action: pathOf(slug),
    title: 'The article as visitors will see it',
    fields: { token: storedToken() ?? '', draft: String(draft ?? ''), post: String(post ?? '') },
  }
}

/** What is typed into the field may be no address yet. */
function pathOf(slug: string): string {
  return paths.post(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? slug : 'preview')
}
