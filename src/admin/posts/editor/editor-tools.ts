/** The toolbar's buttons as a table. */
import type { Editor } from '@tiptap/react'
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

const heading = (level: 2 | 3 | 4, icon: IconNode, rank: number): Tool => ({
  rank,
  label: `Heading ${level}`,
  icon,
  keys: `Control+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

export const TOOLS: readonly (readonly Tool[])[] = [
  [
    {
      label: 'Paragraph',
      rank: 12,
      icon: Pilcrow,
      keys: 'Control+Alt+0',
      isOn: (editor) => editor.isActive('paragraph'),
      run: (editor) => editor.chain().focus().setParagraph().run(),
    },
    heading(2, Heading2, 1),
    heading(3, Heading3, 6),
    heading(4, Heading4, 13),
  ],
  [
    {
      label: 'Bold',
      rank: 2,
      icon: Bold,
      keys: 'Control+B',
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: 'Italic',
      rank: 3,
      icon: Italic,
      keys: 'Control+I',
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: 'Underline',
      rank: 10,
      icon: Underline,
      keys: 'Control+U',
      isOn: (editor) => editor.isActive('underline'),
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
    },
    {
      label: 'Strikethrough',
      rank: 11,
      icon: Strikethrough,
      keys: 'Control+Shift+S',
      isOn: (editor) => editor.isActive('strike'),
      run: (editor) => editor.chain().focus().toggleStrike().run(),
    },
  ],
  [
    {
      label: 'Bulleted list',
      rank: 5,
      icon: List,
      keys: 'Control+Shift+8',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      rank: 7,
      icon: ListOrdered,
      keys: 'Control+Shift+7',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: 'Quote',
      rank: 8,
      icon: Quote,
      keys: 'Control+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      label: 'Horizontal line',
      rank: 14,
      icon: Minus,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
  [
    {
      label: 'Undo',
      rank: 9,
      icon: Undo2,
      keys: 'Control+Z',
      isPossible: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      label: 'Redo',
      rank: 15,
      icon: Redo2,
      keys: 'Control+Shift+Z',
      isPossible: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
]

export function insertTable(editor: Editor): void {
  editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
}

/** Actions for the table at the cursor, as words, because they have no familiar icons. */
export const TABLE_TOOLS: readonly { label: string; run: (editor: Editor) => void }[] = [
  { label: 'Add row', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'Delete row', run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'Add column', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'Delete column', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'Header row', run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { label: 'Delete table', run: (editor) => editor.chain().focus().deleteTable().run() },
]
