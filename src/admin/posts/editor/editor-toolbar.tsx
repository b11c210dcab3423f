import { useEditorState, type Editor } from '@tiptap/react'
import { Ellipsis, Link2, Table, type IconNode } from 'lucide'
import { Toolbar } from 'radix-ui'
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Icon } from '#ui/icon.tsx'
import { insertTable, TABLE_TOOLS, TOOLS, type Tool } from './editor-tools.ts'
import { ToolMenu } from './tool-menu.tsx'
import { toolsThatFit } from './tools-that-fit.ts'

interface EditorToolbarProps {
  editor: Editor
  onLink: () => void
  /** The menu of insertable blocks, at the end of the row. */
  insert: ReactNode
}

/** A single row at any width: tools that do not fit are in the menu "More". One tab stop; arrow keys move within. */
export function EditorToolbar({ editor, onLink, insert }: EditorToolbarProps) {
  const [box, width] = useWidth()
  const groups = useMemo(() => withLink(onLink), [onLink])
  const { shown, rest } = toolsThatFit(groups, { width, button: BUTTON, gap: GAP })
  const states = useEditorState({
    editor,
    selector: ({ editor: present }) => ({
      tools: Object.fromEntries(
        groups
          .flat()
          .map(({ label, isOn, isPossible }) => [
            label,
            { isOn: isOn?.(present), disabled: isPossible?.(present) === false },
          ]),
      ),
      isTable: present.isActive('table'),
    }),
  })
  return (
    <Toolbar.Root
      className="sticky top-[var(--editor-bar-top,-1.25rem)] z-2 flex rounded-t-md border-b border-border bg-muted px-1.5 py-1"
      aria-label="Formatting"
      loop
    >
      <div className="flex flex-[1_1_0] min-w-0 overflow-hidden" ref={box}>
        {shown.map((group) => (
          <div key={group[0]?.label} role="group" className="editor-bar__group flex flex-none">
            {group.map(({ label, icon, keys, run }) => (
              <ToolButton
                key={label}
                icon={icon}
                label={label}
                keys={keys}
                {...states.tools[label]}
                onClick={() => run(editor)}
              />
            ))}
          </div>
        ))}
        {rest.length > 0 && (
          <ToolMenu
            icon={Ellipsis}
            label="More"
            groups={[
              rest.map(({ label, icon, keys, run }) => ({
                label,
                icon,
                keys,
                ...states.tools[label],
                run: () => run(editor),
              })),
            ]}
          />
        )}
      </div>
      <div className="flex flex-none pl-1 border-l border-l-border">
        <ToolMenu
          icon={Table}
          label="Table"
          groups={[
            states.isTable
              ? TABLE_TOOLS.map(({ label, run }) => ({ label, run: () => run(editor) }))
              : [{ label: 'Insert table', run: () => insertTable(editor) }],
          ]}
        />
        {insert}
      </div>
    </Toolbar.Root>
  )
}

/** The width of an element in pixels, kept up to date; 0 before it is measured. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return undefined
    setWidth(current.clientWidth)
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [box, width]
}

/** Width of a separator with its margins, in pixels: see editor.css. */
const GAP = 9
/** Width of an icon button, in pixels. */
const BUTTON = 44

/** Adds the link tool, whose dialog belongs to the editor. */
function withLink(onLink: () => void): readonly (readonly Tool[])[] {
  const link: Tool = {
    label: 'Link',
    rank: 4,
    icon: Link2,
    keys: 'Control+K',
    isOn: (editor) => editor.isActive('link'),
    run: onLink,
  }
  return TOOLS.map((group, index) => (index === MARKS ? [...group, link] : group))
}

/** Index of the group with bold and italic. */
const MARKS = 1

interface ToolButtonProps {
  icon: IconNode
  label: string
  /** For screen readers, such as Control+B. */
  keys?: string | undefined
  /** The state at the cursor, for toggles. */
  isOn?: boolean | undefined
  disabled?: boolean | undefined
  onClick: () => void
}

function ToolButton({ icon, label, keys, isOn, disabled, onClick }: ToolButtonProps) {
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

/** Keeps a phone's keyboard open and the selection visible. */
function stayInText(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
