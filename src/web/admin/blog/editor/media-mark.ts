/** The place of a numbered medium: a card in the editor, [media:1] in a paragraph of its own when stored. */
import { Node, nodeInputRule, ReactNodeViewRenderer } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { MediaCard } from './media-card.tsx'

export const MediaMark = Node.create({
  name: 'mediaMark',
  group: 'media',
  atom: true,
  draggable: true,

  addAttributes: () => ({ number: { default: 1, rendered: false } }),

  parseHTML: () => [
    { tag: 'div[data-media]', getAttrs: (element) => numberOf(element.dataset.media) },
    {
      tag: 'p',
      // Before the rule for paragraphs.
      priority: 60,
      getAttrs: (element) => numberOf(/^\s*\[media:(\d{1,4})\]\s*$/.exec(element.textContent)?.[1]),
    },
  ],

  renderHTML: ({ node }) => ['p', markOf(node.attrs)],
  renderText: ({ node }) => markOf(node.attrs),
  addNodeView: () => ReactNodeViewRenderer(MediaCard),

  addInputRules() {
    return [
      nodeInputRule({
        find: /^\[media:(\d{1,4})\]$/,
        type: this.type,
        getAttributes: ([, digits]) => ({ number: Number(digits) }),
      }),
    ]
  },
})

/**
 * Puts the mark of a medium after the block with the cursor, in place of an empty line, or at the end; where it
 * stood before it goes.
 */
export function placeMedia(editor: Editor, number: number, atEnd: boolean): void {
  const { doc, schema, selection, tr } = editor.state
  const mark = schema.nodes.mediaMark?.create({ number })
  if (mark === undefined) return
  const { $to } = selection
  const isInside = !atEnd && $to.depth > 0
  const end = atEnd ? doc.content.size : isInside ? $to.after(1) : $to.pos
  const isEmptyLine = isInside && $to.node(1).isTextblock && $to.node(1).content.size === 0
  tr.replaceWith(isEmptyLine ? $to.before(1) : end, end, mark)
  doc.descendants((node, at) => {
    if (node.type.name !== 'mediaMark' || node.attrs.number !== number) return
    const from = tr.mapping.map(at)
    tr.delete(from, from + node.nodeSize)
  })
  editor.view.dispatch(tr.scrollIntoView())
}

function numberOf(digits: string | undefined): { number: number } | false {
  return digits === undefined ? false : { number: Number(digits) }
}

function markOf(attributes: Record<string, unknown>): string {
  return `[media:${String(attributes.number)}]`
}
