/** The contents that an article may have: the same as db/sanitise-content.ts allows. */
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import {
  Mark,
  Node,
  nodeInputRule,
  nodePasteRule,
  ReactNodeViewRenderer,
  type Extensions,
} from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { youtubeId } from '#domain/posts/article-media.ts'
import { MediumCard } from './medium-card.tsx'
import { OfferCard } from './offer-card.tsx'
import { PointNode, ProsAndConsNode, TermNode } from './pros-and-cons-nodes.ts'
import { isLink } from './read-link.ts'
import { readMedium } from './stored-content.ts'

/** A picture or video with address, caption and alternative text; [media:1] and an entry in the list of media. */
const MediumNode = Node.create({
  name: 'medium',
  group: 'media',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    type: { default: 'image', rendered: false },
    url: { default: '', rendered: false },
    caption: { default: '', rendered: false },
    alt: { default: '', rendered: false },
    /** The running upload of its picture; null otherwise. A medium with an upload is not stored. */
    task: { default: null, rendered: false },
  }),

  parseHTML: () => [
    {
      tag: 'div[data-medium]',
      getAttrs: ({ dataset }) => {
        const medium = readMedium(dataset['medium'] ?? '')
        return medium === undefined ? false : { ...medium, task: Number(dataset['task']) || null }
      },
    },
  ],

  // toStoredContent relies on this format.
  renderHTML: ({ node: { attrs } }) => {
    const { task, ...medium } = attrs
    return [
      'div',
      { 'data-medium': JSON.stringify(medium), ...(task !== null && { 'data-task': String(task) }) },
    ]
  },
  addNodeView: () => ReactNodeViewRenderer(MediumCard),

  addInputRules() {
    return [nodeInputRule({ find: VIDEO_ADDRESS, type: this.type, getAttributes: videoOf })]
  },
  addPasteRules() {
    return [nodePasteRule({ find: new RegExp(VIDEO_ADDRESS, 'g'), type: this.type, getAttributes: videoOf })]
  },
})

/** A paragraph with nothing but the address of a video. */
const VIDEO_ADDRESS =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?v=|shorts\/|live\/)|youtu\.be\/)[\w-]{11}$/

/** The card of a casino or bonus; stored as [casino:12] in its own paragraph (docs/decisions/0031). */
const OfferNode = Node.create({
  name: 'offer',
  group: 'media',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    kind: { default: 'casino', rendered: false },
    id: { default: 0, rendered: false },
  }),

  parseHTML: () => [
    {
      tag: 'p',
      // Precedes the rule for paragraphs.
      priority: 60,
      getAttrs: (element) => offerOf(MARK.exec(element.textContent) ?? []),
    },
  ],

  renderHTML: ({ node }) => ['p', markOf(node.attrs)],
  renderText: ({ node }) => markOf(node.attrs),
  addNodeView: () => ReactNodeViewRenderer(OfferCard),

  addInputRules() {
    return [
      nodeInputRule({ find: /^\[(casino|bonus):([1-9]\d{0,8})\]$/, type: this.type, getAttributes: offerOf }),
    ]
  },
})

const MARK = /^\s*\[(casino|bonus):([1-9]\d{0,8})\]\s*$/

/** The author's note, set off from the text: an aside. */
const NoteNode = Node.create({
  name: 'note',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
})

/** Media stand between blocks, never in a list or table, because the page is split at their marks. */
const ArticleDocument = Node.create({ name: 'doc', topNode: true, content: '(block | media)+' })

/** Without column widths, which only an editor needs. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] })

// Not on the toolbar: keeps what an article already contains.
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
      // A link has the rel from its dialog; a target is dropped.
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

function offerOf([, kind, digits]: readonly (string | undefined)[]): { kind: string; id: number } | false {
  return kind === undefined ? false : { kind, id: Number(digits) }
}

function markOf(attributes: Record<string, unknown>): string {
  return `[${String(attributes['kind'])}:${String(attributes['id'])}]`
}

function videoOf([address = '']: RegExpMatchArray | readonly string[]) {
  return youtubeId(address) === undefined ? false : { type: 'youtube', url: address }
}
