import { Link } from '#ui/link.tsx'
import type { ChoiceGroup } from './choices.tsx'

interface ChoiceListProps {
  id: string
  groups: readonly ChoiceGroup[]
  /** Counted over all groups; -1 for none. */
  active: number
  onPick: () => void
}

/** The rows under the search field. The focus stays in the field, which names the active row. */
export function ChoiceList({ id, groups, active, onPick }: ChoiceListProps) {
  return (
    <div id={id} className="command__list" role="listbox" aria-label="Suggestions">
      {groups.map((group, index) => (
        <div key={group.name} className="command__group" role="group" aria-label={group.name}>
          <p className="command__name" aria-hidden="true">
            {group.name}
          </p>
          {group.choices.map(({ to, row }, place) => {
            const at = countChoices(groups.slice(0, index)) + place
            return (
              <Link
                key={to}
                id={choiceId(id, at)}
                to={to}
                className="command__item"
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                onClick={onPick}
              >
                {row}
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** The id of a row, for `aria-activedescendant`. */
export function choiceId(listId: string, at: number): string {
  return `${listId}-${at}`
}

export function countChoices(groups: readonly ChoiceGroup[]): number {
  return groups.reduce((sum, { choices }) => sum + choices.length, 0)
}
