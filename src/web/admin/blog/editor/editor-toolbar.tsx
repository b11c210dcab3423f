import { useEditorState } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { Link2 } from 'lucide'
import { Toolbar } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TABLE_TOOLS, TOOLS } from './editor-tools.ts'
import type { Tool } from './editor-tools.ts'
import { InsertMenu } from './insert-menu.tsx'

interface EditorToolbarProps {
  editor: Editor
  onLink: () => void
}

/** One stop for the tab key; arrows move between the buttons. */
export function EditorToolbar({ editor, onLink }: EditorToolbarProps) {
  const states = useEditorState({
    editor,
    selector: ({ editor: present }) => ({
      tools: TOOLS.map((group) =>
        group.map(({ isOn, isPossible }) => ({ on: isOn?.(present), off: isPossible?.(present) === false })),
      ),
      isLink: present.isActive('link'),
      isTable: present.isActive('table'),
    }),
  })
  const toolButton = (tool: Tool, group: number, index: number) => {
    const state = states.tools[group]?.[index]
    return (
      <ToolButton
        key={tool.label}
        label={tool.label}
        keys={tool.keys}
        isOn={state?.on}
        disabled={state?.off}
        onClick={() => tool.run(editor)}
      >
        <Icon of={tool.icon} size={18} />
      </ToolButton>
    )
  }
  return (
    <Toolbar.Root className="editor-bar" aria-label="Formatting" loop>
      <div className="editor-bar__row">
        {TOOLS.map((group, at) => (
          <div key={group[0]?.label} role="group" className="editor-bar__group">
            {group.map((tool, index) => toolButton(tool, at, index))}
            {at === 1 && (
              <ToolButton label="Link" keys="Control+K" isOn={states.isLink} onClick={onLink}>
                <Icon of={Link2} size={18} />
              </ToolButton>
            )}
          </div>
        ))}
        <InsertMenu editor={editor} />
      </div>
      {states.isTable && (
        <div className="editor-bar__row" role="group" aria-label="Table">
          {TABLE_TOOLS.map(({ label, run }) => (
            <WordButton key={label} onClick={() => run(editor)}>
              {label}
            </WordButton>
          ))}
        </div>
      )}
    </Toolbar.Root>
  )
}

interface ToolButtonProps {
  label: string
  keys?: string | undefined
  isOn?: boolean | undefined
  disabled?: boolean | undefined
  onClick: () => void
  children: ReactNode
}

function ToolButton({ label, keys, isOn, disabled, onClick, children }: ToolButtonProps) {
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
      {children}
    </Toolbar.Button>
  )
}

function WordButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Toolbar.Button
      className={buttonClass({ variant: 'ghost', size: 'sm' })}
      onMouseDown={stayInText}
      onClick={onClick}
    >
      {children}
    </Toolbar.Button>
  )
}

/** The keyboard of a phone stays open and the selection visible. */
function stayInText(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
