/** The toolbar's buttons as a table. */
import type { ChainedCommands, Editor } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  Minus,
  Pilcrow,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
  type IconNode,
} from 'lucide'

export interface Tool {
  label: string
  icon: IconNode
  /** For screen readers, such as Control+B. */
  keys?: string
  /** The state at the cursor, for toggles. */
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
  /** Tools with a low rank stay longest when the toolbar becomes narrow. */
  rank: number
  run: (editor: Editor) => void
}

/** Carries out commands with the focus in the text. */
type Commands = (text: ChainedCommands) => ChainedCommands
const inText = (commands: Commands) => (editor: Editor) => void commands(editor.chain().focus()).run()

/** `node` is the mark or block that is on at the cursor. */
function toggle(
  rank: number,
  label: string,
  icon: IconNode,
  keys: string,
  node: string,
  run: Commands,
): Tool {
  return { rank, label, icon, keys, isOn: (editor) => editor.isActive(node), run: inText(run) }
}

function heading(rank: number, level: 2 | 3 | 4, icon: IconNode): Tool {
  return {
    ...toggle(rank, `Heading ${level}`, icon, `Control+Alt+${level}`, 'heading', (text) =>
      text.toggleHeading({ level }),
    ),
    isOn: (editor) => editor.isActive('heading', { level }),
  }
}

export const TOOLS: readonly (readonly Tool[])[] = [
  [
    toggle(12, 'Paragraph', Pilcrow, 'Control+Alt+0', 'paragraph', (text) => text.setParagraph()),
    heading(1, 2, Heading2),
    heading(6, 3, Heading3),
    heading(13, 4, Heading4),
  ],
  [
    toggle(2, 'Bold', Bold, 'Control+B', 'bold', (text) => text.toggleBold()),
    toggle(3, 'Italic', Italic, 'Control+I', 'italic', (text) => text.toggleItalic()),
    toggle(10, 'Underline', Underline, 'Control+U', 'underline', (text) => text.toggleUnderline()),
    toggle(11, 'Strikethrough', Strikethrough, 'Control+Shift+S', 'strike', (text) => text.toggleStrike()),
  ],
  [
    toggle(5, 'Bulleted list', List, 'Control+Shift+8', 'bulletList', (text) => text.toggleBulletList()),
    toggle(7, 'Numbered list', ListOrdered, 'Control+Shift+7', 'orderedList', (text) =>
      text.toggleOrderedList(),
    ),
    toggle(8, 'Quote', Quote, 'Control+Shift+B', 'blockquote', (text) => text.toggleBlockquote()),
    { rank: 14, label: 'Horizontal line', icon: Minus, run: inText((text) => text.setHorizontalRule()) },
  ],
  [
    {
      rank: 9,
      label: 'Undo',
      icon: Undo2,
      keys: 'Control+Z',
      isPossible: (editor) => editor.can().undo(),
      run: inText((text) => text.undo()),
    },
    {
      rank: 15,
      label: 'Redo',
      icon: Redo2,
      keys: 'Control+Shift+Z',
      isPossible: (editor) => editor.can().redo(),
      run: inText((text) => text.redo()),
    },
  ],
]

export const insertTable = inText((text) => text.insertTable({ rows: 3, cols: 3, withHeaderRow: true }))

/** Actions for the table at the cursor, as words, because they have no familiar icons. */
export const TABLE_TOOLS: readonly Pick<Tool, 'label' | 'run'>[] = [
  { label: 'Add row', run: inText((text) => text.addRowAfter()) },
  { label: 'Delete row', run: inText((text) => text.deleteRow()) },
  { label: 'Add column', run: inText((text) => text.addColumnAfter()) },
  { label: 'Delete column', run: inText((text) => text.deleteColumn()) },
  { label: 'Header row', run: inText((text) => text.toggleHeaderRow()) },
  { label: 'Delete table', run: inText((text) => text.deleteTable()) },
]
