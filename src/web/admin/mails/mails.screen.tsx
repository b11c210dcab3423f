import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Send } from 'lucide'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { MailPreview, MailPreviews } from '#contract/mail/mails.schema.ts'
import { NewTestMail } from '#contract/mail/mails.schema.ts'
import { TEST_MAILS } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { TextField } from '../form/text-field.tsx'
import { Permitted } from '../permitted.tsx'
import { callAdmin } from '../session/call-admin.ts'
import { LoadFailed } from '../list/load-failed.tsx'
import './mails.css'

/** The mails that the site sends, as a mail program shows them, and a way to send one to oneself. */
export default function MailsScreen() {
  return (
    <Permitted access="mails.test">
      <div className="admin-head">
        <div>
          <h1>Mails</h1>
          <p className="mut sm">What the site sends, with the links of a sample.</p>
        </div>
        <div className="admin-head__tools">
          <ButtonLink variant="outline" to={paths.admin('newsletter')}>
            <Icon of={ArrowLeft} size={18} />
            Newsletter
          </ButtonLink>
        </div>
      </div>
      <Mails />
    </Permitted>
  )
}

function Mails() {
  const query = useQuery({
    queryKey: ['admin', 'mails'],
    queryFn: ({ signal }) => callAdmin<MailPreviews>('/api/admin/mails', { signal }),
  })
  const { data, error } = query
  if (data === undefined && error !== null) return <LoadFailed what="the mails" query={query} />
  if (data === undefined) return <Skeleton className="mail-skeleton" />
  const { mails, from } = data
  return (
    <>
      {from === null && (
        <p className="mails__note" role="note">
          This site sends no mails yet: subscriptions count at once. To send mails, set <code>SMTP_URL</code>{' '}
          and <code>MAIL_FROM</code>, and start the site again.
        </p>
      )}
      {mails.map((mail) => (
        <MailCard key={mail.name} mail={mail} from={from} />
      ))}
    </>
  )
}

const VIEWS = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Text' },
]

/** One mail with its head, as HTML or as text. */
function MailCard({ mail, from }: { mail: MailPreview; from: string | null }) {
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

/**
 * A mail in a frame of its own, without scripts. The policy of the site blocks style attributes, in frames too, so the
 * inline styles of the mail arrive under another name and are set from here, which the policy allows.
 */
function MailFrame({ title, html }: { title: string; html: string }) {
  const [height, setHeight] = useState(480)
  const show = (frame: HTMLIFrameElement) => {
    const body = frame.contentDocument?.body
    if (body === undefined) return
    for (const element of [body, ...body.querySelectorAll<HTMLElement>('[data-style]')])
      element.style.cssText = element.dataset['style'] ?? ''
    setHeight(body.scrollHeight)
  }
  return (
    <iframe
      className="mail__frame"
      title={title}
      height={height}
      sandbox="allow-same-origin"
      srcDoc={html.replaceAll(' style="', ' data-style="')}
      onLoad={({ currentTarget }) => show(currentTarget)}
    />
  )
}

/** Asks for the address that a test goes to. */
function TestMailDialog({ mail, onClose }: { mail: MailPreview; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(NewTestMail), defaultValues: { name: mail.name, to: '' } })
  return (
    <FormDialog
      title={`Send “${mail.label}” as a test`}
      description={`The subject begins with [Test], and the links are those of a sample. At most ${TEST_MAILS.perDay} tests a day.`}
      form={form}
      save="Send"
      failure="The test mail could not be sent"
      onSave={async (payload) => {
        const { message } = await callAdmin<Done>('/api/admin/mails/test', { payload })
        showToast({
          title: message,
          description: 'It may take a minute. A failed mail is listed under Jobs.',
        })
      }}
      onClose={onClose}
    >
      <TextField name="to" label="Send to" type="email" />
    </FormDialog>
  )
}
