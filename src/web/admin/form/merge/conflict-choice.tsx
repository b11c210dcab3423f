import { CircleAlert } from 'lucide'
import { useId } from 'react'
import type { Revision } from '#contract/items/history.schema.ts'
import type { MergeConflict } from '#domain/items/merge-forms.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { localTime } from '../../local-time.ts'
import { ConflictValue } from './conflict-value.tsx'
import type { Choice } from './open-merge.ts'
import { isLongText, TextComparison } from './text-comparison.tsx'

interface ConflictChoiceProps {
  conflict: MergeConflict
  choice: Choice | undefined
  /** Who saved the other value, and when; undefined while that is not known. */
  save: Revision | undefined
  /** It has to be decided before the form can be saved. */
  isMissing: boolean
  onChoose: (choice: Choice) => void
}

/** One field that two people changed. Neither value is chosen beforehand. */
export function ConflictChoice({ conflict, choice, save, isMissing, onChoose }: ConflictChoiceProps) {
  const id = useId()
  const { field, label, mine, theirs } = conflict
  const isLong = isLongText(mine) || isLongText(theirs)
  const who = save?.username ?? 'the other'
  const option = (value: Choice, words: string, held: unknown) => (
    <Checkbox
      type="radio"
      name={`merge-${field}`}
      value={value}
      checked={choice === value}
      onChange={() => onChoose(value)}
      {...(isMissing && { describedBy: `${id}-missing` })}
    >
      <span className="merge__option">
        <b>{words}</b>
        {!isLong && <ConflictValue field={field} value={held} />}
      </span>
    </Checkbox>
  )
  return (
    <fieldset className="merge__choice" data-open={choice === undefined || undefined}>
      <legend>{label}</legend>
      {isLong && <TextComparison mine={mine} theirs={theirs} who={who} />}
      {option('mine', 'Keep mine', mine)}
      {option(
        'theirs',
        save === undefined ? 'Take theirs' : `Take ${who}’s, saved ${localTime(save.savedAt)}`,
        theirs,
      )}
      {isMissing && (
        <p className="err" id={`${id}-missing`} role="alert">
          <Icon of={CircleAlert} size={14} />
          Choose one of the two.
        </p>
      )}
    </fieldset>
  )
}
