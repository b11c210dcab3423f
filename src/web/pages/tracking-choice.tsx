import { useState } from 'react'
import { Switch } from '#ui/switch.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { chooseToKeepSession, keepsSession } from '../discovery/visitor-session.ts'

/** The visitor's choice about the identifier (decision D-10). It takes effect at once and is kept in this browser. */
export function TrackingChoice() {
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<boolean>()
  const signalled =
    hydrated && (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  const keeps = !hydrated || (chosen ?? keepsSession())
  const choose = (keep: boolean) => {
    chooseToKeepSession(keep)
    setChosen(keep)
  }
  return (
    <>
      <p>
        The identifier tells us that two actions came from the same browser. Switch it off, and every page you
        open makes up a new one and forgets it when you leave. Everything on the site works the same.
      </p>
      <p className="unscripted">The switch needs scripts. Without scripts no identifier is made at all.</p>
      <div className="choice scripted">
        <Switch
          label="Keep the identifier in this browser"
          checked={keeps && !signalled}
          disabled={signalled}
          onChange={choose}
        />
        <p className="sm mut" role="status">
          {signalled ? SIGNALLED : keeps ? ON : OFF}
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

const SIGNALLED = 'Your browser sends Global Privacy Control: the identifier is off.'
const ON = 'On: this browser keeps one identifier.'
const OFF = 'Off: the identifier was deleted and is no longer kept.'
