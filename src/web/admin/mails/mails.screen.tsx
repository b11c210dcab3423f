import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide'
import type { MailPreviews } from '#contract/mail/mails.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Permitted } from '../permitted.tsx'
import { callAdmin } from '../session/call-admin.ts'
import { MailCard } from './mail-card.tsx'
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
