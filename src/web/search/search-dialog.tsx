import { Search, X } from 'lucide'
import { Dialog as Primitive } from 'radix-ui'
import { TEXT } from '#contract/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { SEARCH_PLACEHOLDER } from './search-box.tsx'
import { SearchPanel } from './search-panel.tsx'
import type { useSearchBox } from './use-search-box.ts'

interface SearchDialogProps extends ReturnType<typeof useSearchBox> {
  typed: string
  onType: (typed: string) => void
}

/** The search over the whole screen, below 640 pixels. */
export function SearchDialog({ typed, onType, run, field, panel }: SearchDialogProps) {
  const focus = useReturnFocus()
  return (
    <Primitive.Root open onOpenChange={panel.onPick}>
      <Primitive.Portal>
        <Primitive.Content {...focus} className="command command--full" aria-describedby={undefined}>
          <Primitive.Title className="sr">Search</Primitive.Title>
          <form
            className="command__in"
            role="search"
            onSubmit={(event) => {
              event.preventDefault()
              run()
            }}
          >
            <Icon of={Search} />
            <input
              {...field}
              // HTML allows the role combobox on text, not on search.
              type="text"
              enterKeyHint="search"
              maxLength={TEXT.search}
              autoComplete="off"
              aria-label={SEARCH_PLACEHOLDER}
              placeholder={SEARCH_PLACEHOLDER}
              value={typed}
              onChange={(event) => onType(event.target.value)}
            />
            <Primitive.Close asChild>
              <IconButton icon={X} label="Close" />
            </Primitive.Close>
          </form>
          <div className="command__scroll">
            <SearchPanel {...panel} />
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
