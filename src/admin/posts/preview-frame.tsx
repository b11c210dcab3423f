import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'

/** A public page that answers a POST of someone who is signed in with what is not saved yet. */
export interface PreviewedPage {
  action: string
  title: string
  /** What is sent, the session token among it: an address would be in logs and in the history. */
  fields: Readonly<Record<string, string>>
}

interface PreviewFrameProps {
  page: PreviewedPage
  /** As wide as a phone. */
  isPhone: boolean
  onClose: () => void
}

const NAME = 'page-preview'

/** The public page in a frame, asked for with the session of this person, and again when what is sent changes. */
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
          // The empty document that every frame begins with loads as well.
          if (shown?.URL === 'about:blank') return
          // Without an answer, or with one that may not be framed, the browser shows a page of its own.
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

/** The frame shows the page and nothing else: links open in a new tab, forms send nothing, Escape closes it. */
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
