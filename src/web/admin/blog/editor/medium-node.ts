/** A picture or video of the text with its address, caption and alternative text; stored as [media:1] beside the list of media. */
import { Node, nodeInputRule, nodePasteRule, ReactNodeViewRenderer } from '@tiptap/react'
import { youtubeId } from '#domain/posts/article-media.ts'
import { MediumCard } from './medium-card.tsx'
import { readMedium } from './stored-content.ts'

export const MediumNode = Node.create({
  name: 'medium',
  group: 'media',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    type: { default: 'image', rendered: false },
    url: { default: '', rendered: false },
    caption: { default: '', rendered: false },
    alt: { default: '', rendered: false },
    /** The upload that brings its picture; null when it has one. Such a medium is not stored. */
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

  // toStoredContent knows this spelling.
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

/** A paragraph that is the address of a video. */
const VIDEO_ADDRESS =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?v=|shorts\/|live\/)|youtu\.be\/)[\w-]{11}$/

function videoOf([address = '']: RegExpMatchArray | readonly string[]) {
  return youtubeId(address) === undefined ? false : { type: 'youtube', url: address }
}
