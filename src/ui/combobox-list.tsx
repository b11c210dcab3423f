import { Command } from 'cmdk'
import { Check, Search } from 'lucide'
import { Popover } from 'radix-ui'
import { Icon } from './icon.tsx'
import type { Option } from './select.tsx'
import './combobox-list.css'

interface ComboboxListProps {
  anchor: { current: HTMLButtonElement | null }
  label: string
  options: readonly Option[]
  value: string
  onChoose: (value: string) => void
  onClose: () => void
}

/** The list of a combobox, in a separate file because few visitors open one. */
export function ComboboxList({ anchor, label, options, value, onChoose, onClose }: ComboboxListProps) {
  const choose = (option: Option) => {
    onClose()
    onChoose(option.value)
  }
  return (
    <Popover.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Popover.Anchor virtualRef={anchor} />
      {/* A popover of the browser is above everything that is not inside it. */}
      <Popover.Portal container={anchor.current?.closest<HTMLElement>(':popover-open') ?? null}>
        <Popover.Content
          className="command command--pick"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node) === true) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus()
          }}
        >
          <Command label={label}>
            <div className="command__in">
              <Icon of={Search} size={18} />
              <Command.Input placeholder="Type to find..." />
            </div>
            <Command.List className="command__list">
              <Command.Empty className="command__empty">Nothing matches.</Command.Empty>
              {options.map((option) => (
                <Command.Item
                  key={option.value}
                  className="command__item"
                  value={option.label}
                  onSelect={() => choose(option)}
                >
                  <span className="command__check">
                    {option.value === value && <Icon of={Check} size={16} />}
                  </span>
                  <span className="command__label">{option.label}</span>
                  {option.count !== undefined && (
                    <span className="n">{option.count.toLocaleString('en')}</span>
                  )}
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
