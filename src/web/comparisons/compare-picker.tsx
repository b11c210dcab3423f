import { Command } from 'cmdk'
import { Search, X } from 'lucide'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE } from '#contract/comparisons/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { COMPARE_WORDS, compareAddress, nothingFound, withColumn } from './compare-words.ts'
import { NeedFields, type CompareFilters } from './need-fields.tsx'
import { useCompareChoices } from './use-compare-choices.ts'

interface ComparePickerProps {
  search: CompareSearch
  /** For casinos only. */
  filters: CompareFilters | undefined
  onClose: () => void
}

/** Finds an item to add. Offers only items that are not chosen yet; choosing one closes the picker. */
export function ComparePicker({ search: opened, filters, onClose }: ComparePickerProps) {
  const focus = useReturnFocus()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState<CompareSearch>({ ...opened, listed: COMPARE.listed })
  const { choices, hasMore, isPending } = useCompareChoices(search, typed)
  const { one, few } = COMPARE_WORDS[search.kind]
  const choose = (id: number) => {
    onClose()
    void navigate(compareAddress(withColumn(search, id)), { preventScrollReset: true })
  }
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content {...focus} className="dialog dialog--full picker" aria-describedby={undefined}>
          <Dialog.Title className="sr">Add {one}</Dialog.Title>
          <Command shouldFilter={false} loop label={`Add ${one}`} className="flex flex-1 flex-col min-h-0">
            <div className="command__in">
              <Icon of={Search} />
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                maxLength={TEXT.search}
                placeholder={`Search ${few}...`}
              />
              <Dialog.Close asChild>
                <IconButton icon={X} label="Close" />
              </Dialog.Close>
            </div>
            {filters !== undefined && (
              <NeedFields
                filters={filters}
                wanted={search.wanted}
                onChange={(wanted) => setSearch({ ...search, wanted, listed: COMPARE.listed })}
              />
            )}
            <Command.List className="command__list command__scroll" label={COMPARE_WORDS[search.kind].many}>
              {!isPending && choices.length === 0 && (
                <p className="command__empty">{nothingFound({ find: typed, kind: search.kind })}</p>
              )}
              {choices.map(({ id, row }) => (
                <Command.Item
                  key={id}
                  className="command__item"
                  value={String(id)}
                  onSelect={() => choose(id)}
                >
                  {row}
                </Command.Item>
              ))}
              {hasMore && search.listed < COMPARE.mostListed && (
                <Command.Item
                  className="command__item see-all"
                  value="more"
                  onSelect={() => setSearch({ ...search, listed: search.listed + COMPARE.listed })}
                >
                  Show more
                </Command.Item>
              )}
            </Command.List>
            <p className="sr" role="status">
              {isPending ? '' : `${choices.length} suggestions`}
            </p>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
