import { Check, ChevronDown, type IconNode } from 'lucide'
import { DropdownMenu, Toolbar } from 'radix-ui'
import { Fragment, useRef } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface MenuTool {
  label: string
  icon?: IconNode
  keys?: string | undefined
  /** Undefined for tools that are not toggles. */
  isOn?: boolean | undefined
  disabled?: boolean | undefined
  run: () => void
}

interface ToolMenuProps {
  icon: IconNode
  label: string
  /** True for a button that shows its label. */
  isWide?: boolean
  /** A line separates two groups. */
  groups: readonly (readonly MenuTool[])[]
}

/** A toolbar button with a menu. Choosing keeps the focus in the text. */
export function ToolMenu({ icon, label, isWide = false, groups }: ToolMenuProps) {
  const wasChosen = useRef(false)
  const choose = (tool: MenuTool) => {
    wasChosen.current = true
    tool.run()
  }
  return (
    <DropdownMenu.Root modal={false}>
      <Toolbar.Button asChild>
        {isWide ? (
          <DropdownMenu.Trigger className={buttonClass({ variant: 'ghost', size: 'sm' }, 'gap-1.5')}>
            <Icon of={icon} size={18} />
            {label}
            <Icon of={ChevronDown} size={16} />
          </DropdownMenu.Trigger>
        ) : (
          <DropdownMenu.Trigger className="icon-btn editor-bar__tool" aria-label={label} data-tooltip={label}>
            <Icon of={icon} size={18} />
          </DropdownMenu.Trigger>
        )}
      </Toolbar.Button>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="tool-menu z-(--z-overlay) min-w-52 max-w-[min(22rem,100vw_-_1rem)] max-h-[min(32rem,var(--radix-dropdown-menu-content-available-height))] overflow-y-auto p-1.5 border border-border-strong rounded-md bg-popover shadow-md"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            if (wasChosen.current) event.preventDefault()
            wasChosen.current = false
          }}
        >
          {groups.map((tools, at) => (
            <Fragment key={tools[0]?.label}>
              {at > 0 && <DropdownMenu.Separator className="h-px my-1.5 bg-border" />}
              {tools.map((tool) => (
                <MenuEntry key={tool.label} tool={tool} onSelect={() => choose(tool)} />
              ))}
            </Fragment>
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
