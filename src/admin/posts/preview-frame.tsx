import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'

/** A public page that answers a signed-in person's POST with unsaved content. */
export interface PreviewedPage {
  action: string
  title: string
  /** Sent in the body, because an address with the session token would be logged and kept in the history. */
  fields: Readonly<Record<string, string>>
}

interface PreviewFrameProps {
  page: PreviewedPage
  isPhone: boolean
  onClose: () => void
}

const NAME = 'page-preview'

/** The public page in a frame, requested with this person's session, and again when the fields change. */
export function PreviewFrame({ page, isPhone, onClose }: PreviewFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef('')
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const fields = JSON.stringify(page.fields)

  useEffect(() => {
    if (sent.current === fields) return
    sent.current = fields
    form.current?.submit()
  }, [fields])

  return (
    <div className="preview" data-phone={isPhone || undefined} aria-busy={state === 'loading' || undefined}>
      <form ref={form} method="post" action={page.action} target={NAME} encType="multipart/form-data" hidden>
        {Object.entries(page.fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
      </form>
      {/* Our own page with its own policy: nothing in it is foreign, and its clicks are read from here. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        name={NAME}
        title={page.title}
        data-shown={state === 'shown' || undefined}
        onLoad={(event) => {
          const shown = event.currentTarget.contentDocument
          // The initial empty document of a frame fires load too.
          if (shown?.URL === 'about:blank') return
          // Without a response, or with one that may not be framed, the browser shows its own page.
          if (shown !== null) stayHere(shown, onClose)
          setState(shown === null ? 'failed' : 'shown')
        }}
      />
      {state === 'loading' && (
        <Skeleton className="absolute top-8 right-[max(1rem,50%_-_34rem)] left-[max(1rem,50%_-_34rem)] h-80" />
      )}
      {state === 'failed' && (
        <p className="absolute top-16 right-4 left-4 text-center" role="alert">
          The preview could not be shown. Close it and try again.
        </p>
      )}
    </div>
  )
}

/** Limits the frame to the page: links open in a new tab, forms send nothing, Escape closes it. */
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

/** The pressed link. Elements of the frame are not instances of this window's Element. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target !== null && 'closest' in target ? (target as Element).closest('a') : null
}
