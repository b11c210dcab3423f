/** The card of a casino or bonus: stored as [casino:12] in a paragraph of its own (docs/decisions/0031). */
import { Node, nodeInputRule, ReactNodeViewRenderer } from '@tiptap/react'
import { OfferCard } from './offer-card.tsx'

export const OfferNode = Node.create({
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
      // Before the rule for paragraphs.
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

function offerOf([, kind, digits]: readonly (string | undefined)[]): { kind: string; id: number } | false {
  return kind === undefined ? false : { kind, id: Number(digits) }
}

function markOf(attributes: Record<string, unknown>): string {
  return `[${String(attributes['kind'])}:${String(attributes['id'])}]`
}
