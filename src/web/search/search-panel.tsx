import { SUGGESTIONS } from '#contract/search/limits.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ChoiceList, countChoices, type ChoiceGroup } from './choice-rows.tsx'

export interface SearchPanelProps {
  listId: string
  typed: string
  /** The corrected reading of a misspelled text. */
  meant?: string | null | undefined
  groups: readonly ChoiceGroup[]
  active: number
  waiting: boolean
  onPick: () => void
}

/** The panel below a search field: shortcuts at first, then suggestions, or a sentence that there are none. */
export function SearchPanel({ listId, typed, meant, groups, active, waiting, onPick }: SearchPanelProps) {
  const text = cleanSearchText(typed)
  const found = countChoices(groups)
  return (
    <>
      {typeof meant === 'string' && <p className="command__empty">Did you mean {meant}?</p>}
      {groups.length > 0 && <ChoiceList id={listId} groups={groups} active={active} onPick={onPick} />}
      {text.length < SUGGESTIONS.minCharacters && (
        <p className="command__hint">Type to search casinos, bonuses, games...</p>
      )}
      {text.length >= SUGGESTIONS.minCharacters && groups.length === 0 && !waiting && (
        <p className="command__empty">
          {text === '' ? 'No results found.' : `No results found for "${text}"`}
        </p>
      )}
      {waiting && groups.length === 0 && <WaitingRows />}
      <p className="sr" role="status">
        {text.length >= SUGGESTIONS.minCharacters && !waiting ? `${found} suggestions` : ''}
      </p>
      <div className="command__foot">
        <span>
          <kbd className="kbd">↑↓</kbd>Move
        </span>
        <span>
          <kbd className="kbd">Enter</kbd>Search all
        </span>
        <span>
          <kbd className="kbd">Esc</kbd>Close
        </span>
      </div>
    </>
  )
}

function WaitingRows() {
  return (
    <div className="command__list">
      {['60%', '45%', '52%'].map((width) => (
        <div key={width} className="command__item">
          <Skeleton className="size-10" />
          <Skeleton className="h-3" style={{ width }} />
        </div>
      ))}
    </div>
  )
}
