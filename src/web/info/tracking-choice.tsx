import { useEffect, useState } from 'react'
import { Switch } from '#ui/switch.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { chooseTracking, useTrackingChoice } from '../tracking/choose-tracking.ts'
import { consentRule } from '../tracking/consent-rule.ts'
import { sendsPrivacyControl } from '../tracking/visitor-session.ts'
import type { TrackingChoice as Choice } from '../tracking/visitor-session.ts'

/** The visitor's choice about the identifier (decisions D-10 and D-75). It takes effect at once and is kept in this browser. */
export function TrackingChoice() {
  const hydrated = useHydrated()
  const choice = useTrackingChoice()
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
