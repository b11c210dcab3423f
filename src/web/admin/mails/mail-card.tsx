import { Send } from 'lucide'
import { useState } from 'react'
import type { MailPreview } from '#contract/mail/mails.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { MailFrame } from './mail-frame.tsx'
import { TestMailDialog } from './test-mail-dialog.tsx'

const VIEWS = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Text' },
]

/** One mail with its head, as HTML or as text. */
export function MailCard({ mail, from }: { mail: MailPreview; from: string | null }) {
  const { name, label, when, subject, text, html } = mail
  const [view, setView] = useState('html')
  const [isSending, setSending] = useState(false)
  return (
    <section className="mail" aria-labelledby={`mail-${name}`}>
      <header className="mail__head">
        <div>
          <h2 id={`mail-${name}`}>{label}</h2>
          <p className="mut sm">{when}</p>
        </div>
        <div className="mail__tools">
          <Segmented name={`view-${name}`} label="Part" segments={VIEWS} value={view} onChange={setView} />
          <Button variant="outline" disabled={from === null} onClick={() => setSending(true)}>
            <Icon of={Send} size={18} />
            Send a test
          </Button>
        </div>
      </header>
      <dl className="mail__facts">
        <dt>From</dt>
        <dd>{from ?? <span className="mut">Not set</span>}</dd>
        <dt>Subject</dt>
        <dd>
          <b>{subject}</b>
        </dd>
      </dl>
      {view === 'text' ? (
        // A long text scrolls in its box, so the keyboard needs a way into it.
        // oxlint-disable-next-line no-noninteractive-tabindex
        <pre className="mail__text" tabIndex={0} aria-label={`Plain text of ${label}`}>
          {text}
        </pre>
      ) : (
        <MailFrame title={`Preview of ${label}`} html={html} />
      )}
      {isSending && <TestMailDialog mail={mail} onClose={() => setSending(false)} />}
    </section>
  )
}
