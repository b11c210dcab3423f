import { Search } from 'lucide'
import { Dialog } from 'radix-ui'
import { TEXT } from '#contract/limits.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { CasinoSuggestions } from './casino-suggestions.tsx'
import { useCasinoSuggest } from './use-casino-suggest.ts'

interface CasinoSearchDialogProps {
  searched: string
  onSearch: (text: string) => void
  onClose: () => void
}

/** The search of the list on small screens: the whole screen, so that the keyboard leaves room for suggestions. */
export function CasinoSearchDialog({ searched, onSearch, onClose }: CasinoSearchDialogProps) {
  const suggest = useCasinoSuggest({ searched, onSearch, onClose })
  const focus = useReturnFocus()
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Content {...focus} className="command command--full" aria-describedby={undefined}>
          <Dialog.Title className="sr">Search casinos</Dialog.Title>
          <div className="command__in">
            <Icon of={Search} size={20} />
            <input
              // HTML allows the role combobox on text, not on search.
              type="text"
              role="combobox"
              enterKeyHint="search"
              aria-label="Search casinos"
              placeholder="Search casinos..."
              autoComplete="off"
              maxLength={TEXT.search}
              value={suggest.text}
              onChange={(event) => suggest.type(event.currentTarget.value)}
              {...suggest.fieldProps}
              aria-controls={suggest.list.id}
              aria-expanded={suggest.canSuggest}
            />
            <Button variant="ghost" onClick={onClose}>
              Close
            </Button>
          </div>
          <div className="command__scroll">
            {suggest.canSuggest ? (
              <CasinoSuggestions {...suggest.list} />
            ) : (
              <div className="command__empty">Type to search casinos...</div>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
