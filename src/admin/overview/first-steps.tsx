import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { DESCRIBED_CLAIMS } from '#contract/settings/described-claims.ts'
import type { FirstSteps as Steps } from '#contract/site/first-steps.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LoadFailed } from '../items/list/list-parts.tsx'
import { callAdmin } from '../staff/call-admin.ts'
import { RowsSkeleton } from '../items/table/row-parts.tsx'
import { useAction } from '../use-action.ts'
import { Panel } from './panel.tsx'

/** The first tasks of an owner on an empty site, with their state. */
export function FirstSteps() {
  const steps = useQuery({
    queryKey: ['admin', 'first-steps'],
    queryFn: ({ signal }) => callAdmin<Steps>('/api/admin/first-steps', { signal }),
    staleTime: 0,
  })
  const { data } = steps
  return (
    <Panel title="First steps" note="There is no content on the site yet. This is what it needs to open.">
      {steps.isError ? (
        <LoadFailed what="the first steps" query={steps} />
      ) : data === undefined ? (
        <RowsSkeleton columns={2} />
      ) : (
        <ol className="first-steps grid gap-4 mt-4 mb-0 mx-0 p-0 list-none">
          <Step isDone={data.hasName} title="Name and contact">
            <Link to={paths.admin('settings')}>Say what the site is called</Link> and where visitors write to.
          </Step>
          <Step isDone={data.hasLook} title="Colours and typeface">
            <Link to={paths.admin('settings/look')}>Choose the colours</Link>, with a preview.
          </Step>
          <Step isDone={data.hasClaims} title="What the site says of itself">
            It claims {CLAIMS}. You answer for what visitors read:{' '}
            <Link to={paths.admin('settings/claims')}>change each, or save them as they are</Link>.
          </Step>
          <Step isDone={data.hasTexts} title="Legal texts and pages">
            The terms and the privacy policy that came with the product may not fit your law:{' '}
            <Link to={paths.admin('settings/legal')}>write your own</Link>. An imprint, About or Contact are{' '}
            <Link to={paths.admin('settings/pages')}>pages of your own</Link>.
          </Step>
          <Step isDone={data.hasCountry} title="Country of visitors">
            {data.hasCountry
              ? 'Your proxy or GEOIP_FILE names it.'
              : 'Set COUNTRY_HEADER to the header in which your proxy names it, or GEOIP_FILE to a database that knows it. Until then the time zone of the browser decides, and no link to a casino is closed to a country.'}
          </Step>
          <Step isDone={false} title="Content">
            <Link to={paths.admin('casinos')}>Add or import casinos</Link>, then bonuses, games and articles
            {data.canLoadDemo ? '. Or look around first: ' : '.'}
            {data.canLoadDemo && <LoadDemo />}
          </Step>
          <Step isDone={data.hasMail} title="Mail">
            {data.hasMail ? (
              <>
                Mail is set up. <Link to={paths.admin('settings')}>Send yourself a test</Link>.
              </>
            ) : (
              <>
                Set SMTP_URL and MAIL_FROM, then{' '}
                <Link to={paths.admin('settings')}>send yourself a test</Link>. Until then a newsletter
                subscription counts without a confirmation.
              </>
            )}
          </Step>
          <Step isDone={data.hasBackup} title="Backups">
            {data.hasBackup
              ? 'One is made every day.'
              : 'Set BACKUP_FOLDER to a folder on another disk, or BACKUP_S3_… to a bucket. Until then none is made.'}
          </Step>
          <Step isDone={data.hasSecondPerson} title="A second person">
            <Link to={paths.admin('admins')}>Add a second account</Link>, for the day when you cannot sign in.
          </Step>
          <Step isDone={data.publicUrl !== null} title="Address">
            {data.publicUrl ??
              'Set PUBLIC_URL to the address that visitors use. Search engines and links in mails need it.'}
          </Step>
        </ol>
      )}
    </Panel>
  )
}

/** The claims that visitors of a new site read. */
const CLAIMS = [
  'the numbers of users and subscribers',
  `“${DESCRIBED_CLAIMS.footerText}”`,
  `the years ${DESCRIBED_CLAIMS.footerYear} and ${DESCRIBED_CLAIMS.drawerYear} beside ©`,
  `“${DESCRIBED_CLAIMS.casinoListTitle}”`,
  ...Object.values(DESCRIBED_CLAIMS.badges).map((badge) => `“${badge}”`),
].join(', ')

function Step({ isDone, title, children }: { isDone: boolean; title: string; children: ReactNode }) {
  return (
    <li data-done={isDone || undefined}>
      <Icon of={isDone ? CircleCheck : CircleDashed} size={20} />
      <div>
        <b>
          {title}
          <span className="sr">{isDone ? ', done' : ', to do'}</span>
        </b>
        <p className="sm mut">{children}</p>
      </div>
    </li>
  )
}

function LoadDemo() {
  const [isBusy, setBusy] = useState(false)
  const act = useAction()
  const load = async () => {
    setBusy(true)
    await act('/api/admin/demo', { failed: 'The demo catalogue could not be loaded' })
    setBusy(false)
  }
  return (
    <Button variant="outline" size="sm" loading={isBusy} onClick={() => void load()}>
      Load the demo catalogue
    </Button>
  )
}
