import { FinderForm } from '../finder/finder-form.tsx'

/** As many methods as a person would look through. */
const MOST = 100

/** The finder above the list, folded so that the list stays in sight. `counts` are those of the payment filter. */
export function FinderFold({ counts }: { counts: readonly { value: string }[] }) {
  return (
    <details className="finder-fold">
      <summary>Find three in one sentence</summary>
      <FinderForm
        paymentMethods={counts
          .slice(0, MOST)
          .map(({ value }) => value)
          .toSorted()}
      />
    </details>
  )
}
