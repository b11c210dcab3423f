/** What an article may hold, and nothing else: the same as db/sanitise-content.ts lets through. */
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Mark, Node } from '@tiptap/react'
import type { Extensions } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { MediumNode } from './medium-node.ts'
import { NoteNode } from './note-node.ts'
import { OfferNode } from './offer-node.ts'
import { PointNode, ProsAndConsNode, TermNode } from './pros-and-cons-nodes.ts'
import { isLink } from './read-link.ts'

/** Media stand between the blocks of a text, never inside a list or a table: the page is cut at their marks. */
const ArticleDocument = Node.create({ name: 'doc', topNode: true, content: '(block | media)+' })

/** Without the column widths that only an editor needs. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] })

// Not on the toolbar: they keep what an article already has.
const Subscript = Mark.create({
  name: 'subscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
})
const Superscript = Mark.create({
  name: 'superscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
})

export const EXTENSIONS: Extensions = [
  ArticleDocument,
  StarterKit.configure({
    document: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // A link has the rel that its dialog gives it; a target is not kept.
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: isLink,
    },
  }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  Subscript,
  Superscript,
  MediumNode,
  OfferNode,
  NoteNode,
  ProsAndConsNode,
  TermNode,
  PointNode,
]
