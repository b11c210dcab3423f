import { useEffect, useRef, useState } from 'react'
import { paths } from '#contract/shared/paths.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { storedToken } from '../session/stored-login.ts'
import type { ShownPreview } from './shown-preview.ts'

interface PreviewFrameProps {
  preview: ShownPreview
  /** As wide as a phone. */
  isPhone: boolean
  onClose: () => void
}

/** The public page of the article in a frame, asked for with the session of this person. */
export function PreviewFrame({ preview, isPhone, onClose }: PreviewFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const { draft, post, slug } = preview

  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    form.current?.submit()
  }, [])

  return (
    <div className="preview" data-phone={isPhone || undefined} aria-busy={state === 'loading' || undefined}>
      {/* The token goes in the body: an address would stand in logs and in the history. */}
      <form
        ref={form}
        method="post"
        action={pathOf(slug)}
        target={FRAME}
        encType="multipart/form-data"
        hidden
      >
        <input type="hidden" name="token" value={storedToken() ?? ''} />
        <input type="hidden" name="draft" value={draft ?? ''} />
        <input type="hidden" name="post" value={post ?? ''} />
      </form>
      {/* Our own page with its own policy: nothing in it is foreign, and its clicks are read from here. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        name={FRAME}
        title="The article as visitors will see it"
        data-shown={state === 'shown' || undefined}
        onLoad={(event) => {
          const page = event.currentTarget.contentDocument
          // The empty document that every frame begins with loads as well.
          if (page?.URL === 'about:blank') return
          // Without an answer, or with one that may not be framed, the browser shows a page of its own.
          if (page !== null) stayHere(page, onClose)
          setState(page === null ? 'failed' : 'shown')
        }}
      />
      {state === 'loading' && <Skeleton className="preview__skeleton" />}
      {state === 'failed' && (
        <p className="preview__failed" role="alert">
          The preview could not be shown. Close it and try again.
        </p>
      )}
    </div>
  )
}

const FRAME = 'article-preview'

/** What is typed into the field may be no address yet. */
function pathOf(slug: string): string {
  return paths.post(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? slug : 'preview')
}

/** The frame shows the article and nothing else: links open in a new tab, forms send nothing, Escape closes it. */
function stayHere(page: Document, onClose: () => void): void {
  page.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event.target)
      if (link === null || link.getAttribute('href')?.startsWith('#') === true) return
      event.preventDefault()
      event.stopPropagation()
      open(link.href, '_blank', 'noopener')
    },
    true,
  )
  page.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onClose()
  })
}

/** Of what was pressed. An element of the frame is no Element of this window. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target !== null && 'closest' in target ? (target as Element).closest('a') : null
}
