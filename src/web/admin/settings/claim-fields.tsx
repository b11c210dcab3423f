import { SETTINGS } from '#contract/shared/limits.ts'
import { TextField } from '../form/text-field.tsx'

/** What the site claims of itself, with where the numbers come from. */
export function ClaimFields() {
  return (
    <>
      <p className="sm">
        A number that nobody can check is a legal risk. State where it comes from, or leave it empty.
      </p>
      <TextField
        name="happyUsers"
        label="Happy users"
        type="number"
        min={0}
        hint="The fourth counter of the home page. Empty: the counter is left out."
      />
      <TextField
        name="happyUsersSource"
        label="Source of happy users"
        max={SETTINGS.source}
        hint="Shown below the counters, such as “Own count of visitors, March 2026”."
      />
      <TextField
        name="subscriberClaim"
        label="Subscribers"
        max={SETTINGS.claim}
        hint="After “Join” above the newsletter form. Empty: “Join the newsletter”."
      />
      <TextField
        name="subscriberSource"
        label="Source of subscribers"
        max={SETTINGS.source}
        hint="Shown below it."
      />
    </>
  )
}
