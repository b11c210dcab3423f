import { useEditorState } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { Ellipsis, Link2, Table } from 'lucide'
import { Toolbar } from 'radix-ui'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useWidth } from '../../overview/use-width.ts'
import { insertTable, TABLE_TOOLS, TOOLS } from './editor-tools.ts'
import type { Tool } from './editor-tools.ts'
import { ToolButton } from './tool-button.tsx'
import { ToolMenu } from './tool-menu.tsx'
import { toolsThatFit } from './tools-that-fit.ts'

interface EditorToolbarProps {
  editor: Editor
  onLink: () => void
  /** The menu of what can be put into the text, at the end of the row. */
  insert: ReactNode
}

/** One row, whatever its width: what does not fit is in the menu "More". One stop for the tab key; arrows move on. */
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
    <Toolbar.Root className="editor-bar" aria-label="Formatting" loop>
      <div className="editor-bar__tools" ref={box}>
        {shown.map((group) => (
          <div key={group[0]?.label} role="group" className="editor-bar__group">
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
            tools={rest.map(({ label, icon, keys, run }) => ({
              label,
              icon,
              keys,
              ...states.tools[label],
              run: () => run(editor),
            }))}
          />
        )}
      </div>
      <div className="editor-bar__menus">
        <ToolMenu
          icon={Table}
          label="Table"
          tools={
            states.isTable
              ? TABLE_TOOLS.map(({ label, run }) => ({ label, run: () => run(editor) }))
              : [{ label: 'Insert table', run: () => insertTable(editor) }]
          }
        />
        {insert}
      </div>
    </Toolbar.Root>
  )
}

/** Of the line between two groups with the room around it, in pixels: see editor.css. */
const GAP = 9
/** Of an icon button, in pixels. */
const BUTTON = 44

/** The link stands among the marks; its dialog belongs to the editor. */
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

/** The place of the group with bold and italic. */
const MARKS = 1
