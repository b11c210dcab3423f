import type { IconNode } from 'lucide'
import { Check } from 'lucide'
import { DropdownMenu, Toolbar } from 'radix-ui'
import { useRef } from 'react'
import { Icon } from '#ui/icon.tsx'

export interface MenuTool {
  label: string
  icon?: IconNode
  keys?: string | undefined
  /** Undefined for what is neither on nor off. */
  isOn?: boolean | undefined
  disabled?: boolean | undefined
  run: () => void
}

interface ToolMenuProps {
  icon: IconNode
  label: string
  tools: readonly MenuTool[]
}

/** A button of the toolbar that opens a menu. What is chosen leaves the focus in the text. */
export function ToolMenu({ icon, label, tools }: ToolMenuProps) {
  const wasChosen = useRef(false)
  const choose = (tool: MenuTool) => {
    wasChosen.current = true
    tool.run()
  }
  return (
    <DropdownMenu.Root modal={false}>
      <Toolbar.Button asChild>
        <DropdownMenu.Trigger className="icon-btn editor-bar__tool" aria-label={label} data-tooltip={label}>
          <Icon of={icon} size={18} />
        </DropdownMenu.Trigger>
      </Toolbar.Button>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="tool-menu"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            if (wasChosen.current) event.preventDefault()
            wasChosen.current = false
          }}
        >
          {tools.map((tool) => (
            <MenuEntry key={tool.label} tool={tool} onSelect={() => choose(tool)} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function MenuEntry({ tool, onSelect }: { tool: MenuTool; onSelect: () => void }) {
  const { label, icon, keys, isOn, disabled = false } = tool
  const content = (
    <>
      {icon !== undefined && <Icon of={icon} size={18} />}
      {label}
      {keys !== undefined && <kbd>{keys.replace('Control', 'Ctrl')}</kbd>}
      {isOn === true && <Icon of={Check} size={16} />}
    </>
  )
  if (isOn === undefined)
    return (
      <DropdownMenu.Item disabled={disabled} onSelect={onSelect}>
        {content}
      </DropdownMenu.Item>
    )
  return (
    <DropdownMenu.CheckboxItem checked={isOn} disabled={disabled} onSelect={onSelect}>
      {content}
    </DropdownMenu.CheckboxItem>
  )
}
