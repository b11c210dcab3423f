import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import type { Fact } from './unconfirmed.ts'

interface FactChoicesProps {
  name: string
  label: string
  fact: Fact
  /** Of the sentence that explains an unconfirmed value. */
  noteId: string
}

/** Below a fact: its first value is confirmed here, or the fact is marked as not stated. */
export function FactChoices({ name, label, fact, noteId }: FactChoicesProps) {
  const { isNotStated, isUnconfirmed, canBeConfirmed } = fact
  const labelId = `${noteId}-label`
  return (
    <div className="fact">
      {/* Describes the ticks instead of naming them, so that the label names one control only. */}
      <span hidden id={labelId}>
        {label}
      </span>
      {isUnconfirmed && (
        <p className="fact__note" id={noteId}>
          <Badge tone="chip">Not confirmed yet</Badge> It will be saved as not stated.
        </p>
      )}
      {canBeConfirmed && !isNotStated && (
        <Checkbox
          name={`${name}-confirmed`}
          value="yes"
          checked={!isUnconfirmed}
          describedBy={labelId}
          onChange={() => fact.setConfirmed(isUnconfirmed)}
        >
          Confirm
        </Checkbox>
      )}
      <Checkbox
        name={`${name}-not-stated`}
        value="yes"
        checked={isNotStated}
        describedBy={labelId}
        onChange={() => fact.setNotStated(!isNotStated)}
      >
        Not stated
      </Checkbox>
    </div>
  )
}
