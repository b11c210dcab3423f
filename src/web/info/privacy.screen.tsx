import { Fragment, useEffect, useState, useSyncExternalStore } from 'react'
import { paths } from '#contract/shared/paths.ts'
import { withWords } from '#domain/texts/rich-text.ts'
import { ownLegalText } from '#operations/settings/own-legal-text.ts'
import { Switch } from '#ui/switch.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { WideTable } from '#ui/wide-table.tsx'
import TEXTS from '#domain/texts/privacy.json' with { type: 'json' }
import STORAGE_KEYS from '#domain/texts/storage-keys.json' with { type: 'json' }
import { appContext, SHOWS_NOTHING } from '../contexts.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { chooseTracking, onTrackingChoice } from '../analytics/choose-tracking.ts'
import { consentRule } from '../analytics/consent-rule.ts'
import {
  sendsPrivacyControl,
  trackingChoice,
  type TrackingChoice as Choice,
} from '../analytics/visitor-session.ts'
import type { Route } from './+types/privacy.screen.ts'
import { InfoPage, textParts } from './info-page.tsx'
import { OwnLegalPage, type OwnLegalText } from './own-legal-page.tsx'
import './info-page.css'

export const middleware = SHOWS_NOTHING

/** The times are environment variables, which do not change while the server runs. */
export function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  return { kept: app.settings.retention, own: ownLegalText(app, 'privacy') }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy Policy',
    description:
      'What is stored in your browser and on our server, field by field, for how long and why, and a switch that turns tracking off.',
    path: paths.privacy(),
  })

export default function PrivacyScreen({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage kept={loaderData.kept} own={loaderData.own} />
}

/** Before any choice it depends on the country, which is unknown at first. */
type State = Choice | 'signalled' | 'unknown' | 'free' | 'unasked'

const STATUS: Record<State, string> = {
  signalled: 'Your browser sends Global Privacy Control: the identifier is off.',
  unknown: 'One moment: your choice is being read.',
  free: 'On: this browser keeps one identifier.',
  accepted: 'On: this browser keeps one identifier.',
  unasked: 'Off: nothing is stored until you switch it on.',
  refused: 'Off: the identifier was deleted and is no longer kept.',
}

/** How long visitors' data is kept, in days, by what it is about. */
type KeptDays = Readonly<Record<string, number>>

function PrivacyPage({ kept, own }: { kept: KeptDays; own: OwnLegalText | null }) {
  if (own !== null)
    return (
      <OwnLegalPage
        title="Privacy Policy"
        text={own}
        more={{
          headings: PRODUCT_PARTS.map(({ id, title }) => ({ id, text: title })),
          body: PRODUCT_PARTS.map(({ id, title, body }) => (
            <Fragment key={id}>
              <h2 id={id}>{title}</h2>
              {body}
            </Fragment>
          )),
        }}
      />
    )
  const days = Object.entries(kept).map(
    ([of, count]) => [of, count === 1 ? 'one day' : `${count} days`] as const,
  )
  const texts = withWords(TEXTS, Object.fromEntries(days))
  return (
    <InfoPage
      title="Privacy Policy"
      lead="What {brand} stores, field by field, and how to stop it."
      parts={[...textParts(texts.start), ...PRODUCT_PARTS, ...textParts(texts.rest)]}
    />
  )
}

/** Sections that only the product can write; every privacy policy contains them. */
const PRODUCT_PARTS = [
  { id: 'your-choice', title: 'Your choice', body: <TrackingChoice /> },
  { id: 'in-your-browser', title: 'What is kept in your browser', body: <StorageTable /> },
]

/** Everything stored in the browser: local storage, session storage for the chat, and two cookies for staff. */
function StorageTable() {
  return (
    <>
      <p>
        These entries. Visitors get no cookies; the only one is set when staff sign in. You can see and delete
        them in the settings of your browser.
      </p>
      <WideTable label="Entries in your browser">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it holds</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {STORAGE_KEYS.map(({ key, holds, kept }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>{holds}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  )
}

/**
 * The visitor's choice about the session id (decisions D-10 and D-75). Takes effect at once and is stored in this
 * browser.
 */
function TrackingChoice() {
  const hydrated = useHydrated()
  const choice = useSyncExternalStore(onTrackingChoice, trackingChoice, () => undefined)
  const [withoutChoice, setWithoutChoice] = useState<State>('unknown')
  useEffect(() => {
    void consentRule().then((rule) => setWithoutChoice(rule?.isRequired === false ? 'free' : 'unasked'))
  }, [])
  const state = hydrated && sendsPrivacyControl() ? 'signalled' : (choice ?? withoutChoice)
  return (
    <>
      <p>
        The identifier tells us that two actions came from the same browser. Where the law asks for your
        consent, we make none until you accept, and what you do is counted without one. Elsewhere it is on
        until you switch it off; then every page you open makes up a new one and forgets it when you leave.
        Switching it off deletes it. Everything on the site works the same.
      </p>
      <p className="unscripted">The switch needs scripts. Without scripts no identifier is made at all.</p>
      <div className="choice scripted">
        <Switch
          label="Keep the identifier in this browser"
          checked={state === 'accepted' || state === 'free'}
          disabled={state === 'signalled' || state === 'unknown'}
          onChange={(keep) => chooseTracking(keep ? 'accepted' : 'refused')}
        />
        <p className="sm mut" role="status">
          {STATUS[state]}
        </p>
      </div>
      <p>
        If your browser sends{' '}
        <a href="https://globalprivacycontrol.org" rel="noopener">
          Global Privacy Control
        </a>
        , we take it as a no, and you need not do anything here.
      </p>
    </>
  )
}
