/** A note of the author, set off from the text: an aside. */
import { Node } from '@tiptap/react'

export const NoteNode = Node.create({
  name: 'note',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
})
