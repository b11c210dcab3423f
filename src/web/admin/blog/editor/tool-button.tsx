import type { IconNode } from 'lucide'
import { Toolbar } from 'radix-ui'
import { Icon } from '#ui/icon.tsx'

interface ToolButtonProps {
  icon: IconNode
  label: string
  /** As a reader says it, such as Control+B. */
  keys?: string | undefined
  /** For what is on or off where the cursor is. */
  isOn?: boolean | undefined
  disabled?: boolean | undefined
  onClick: () => void
}

/** A button of the toolbar; one that is on says so. */
export function ToolButton({ icon, label, keys, isOn, disabled, onClick }: ToolButtonProps) {
  return (
    <Toolbar.Button
      className="icon-btn editor-bar__tool"
      aria-label={label}
      aria-pressed={isOn}
      aria-keyshortcuts={keys}
      data-tooltip={keys === undefined ? label : `${label} (${keys.replace('Control', 'Ctrl')})`}
      disabled={disabled ?? false}
      onMouseDown={stayInText}
      onClick={onClick}
    >
      <Icon of={icon} size={18} />
    </Toolbar.Button>
  )
}

/** The keyboard of a phone stays open and the selection visible. */
function stayInText(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
