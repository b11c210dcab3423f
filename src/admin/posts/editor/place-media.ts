/** Media in the editor's document: between its blocks, never inside one. */
import { NodeSelection, Selection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { readMedium, type ListedMedium } from './stored-content.ts'

/** A medium to place; with a task its picture is still being uploaded. */
export type PlacedMedium = ListedMedium & { task: number | null }

type Doc = Editor['state']['doc']

/** The media of a text in order, without running uploads. */
export function mediaIn(doc: Doc): ListedMedium[] {
  const media: ListedMedium[] = []
  doc.forEach(({ type, attrs }) => {
    if (type.name !== 'medium' || attrs['task'] !== null) return
    const medium = readMedium(JSON.stringify(attrs))
    if (medium !== undefined) media.push(medium)
  })
  return media
}

/** Where to insert blocks: after the block with the cursor, at a position, or at the end. */
export type Place = number | 'cursor' | 'end'

/** Inserts media between blocks, replacing an empty line at the cursor. */
export function placeMedia(editor: Editor, media: readonly PlacedMedium[], place: Place): void {
  placeBlocks(
    editor,
    media.map((attrs) => ({ type: 'medium', attrs })),
    place,
  )
}

/** The same for any blocks. The cursor moves after the last one. */
export function placeBlocks(editor: Editor, blocks: readonly object[], place: Place): void {
  const { doc, selection } = editor.state
  const spot = place === 'end' ? doc.content.size : place === 'cursor' ? selection.to : place
  const $spot = doc.resolve(Math.min(spot, doc.content.size))
  const isInside = $spot.depth > 0
  const end = isInside ? $spot.after(1) : $spot.pos
  const isEmptyLine = isInside && $spot.node(1).isTextblock && $spot.node(1).content.size === 0
  editor
    .chain()
    .focus()
    .insertContentAt({ from: isEmptyLine ? $spot.before(1) : end, to: end }, [...blocks])
    .scrollIntoView()
    .run()
  leaveBlock(editor)
}

/** Moves the cursor to the next line, because typing would replace a selected block. */
function leaveBlock({ state, view }: Editor): void {
  if (!(state.selection instanceof NodeSelection)) return
  const behind = Selection.findFrom(state.doc.resolve(state.selection.to), 1, true)
  if (behind !== null) view.dispatch(state.tr.setSelection(behind))
}

/** Completes the medium of a task, or removes it; not an undo step. */
export function settleTask(
  editor: Editor,
  task: number,
  picture: { url: string; alt: string } | undefined,
): void {
  const { tr, doc } = editor.state
  doc.forEach((node, at) => {
    if (node.type.name !== 'medium' || node.attrs['task'] !== task) return
    if (picture === undefined) tr.delete(tr.mapping.map(at), tr.mapping.map(at + node.nodeSize))
    else
      tr.setNodeMarkup(tr.mapping.map(at), undefined, {
        ...node.attrs,
        url: picture.url,
        alt: String(node.attrs['alt']) || picture.alt,
        task: null,
      })
  })
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}

/** Media being uploaded, with the index of the block that they precede. */
export function mediaOnTheirWay(doc: Doc): { index: number; attrs: Record<string, unknown> }[] {
  const waiting: { index: number; attrs: Record<string, unknown> }[] = []
  doc.forEach(({ type, attrs }, _at, index) => {
    if (type.name === 'medium' && attrs['task'] !== null) waiting.push({ index, attrs })
  })
  return waiting
}

/** Moves the medium with this number (from 1). */
export function moveMedium(editor: Editor, number: number, place: Place): void {
  let left = number
  let found: { at: number; medium: PlacedMedium; size: number } | undefined
  editor.state.doc.forEach(({ type, attrs, nodeSize }, at) => {
    if (type.name !== 'medium' || attrs['task'] !== null) return
    left -= 1
    if (left === 0) found = { at, size: nodeSize, medium: attrs as PlacedMedium }
  })
  if (found === undefined) return
  const { at, size, medium } = found
  editor.commands.deleteRange({ from: at, to: at + size })
  placeMedia(editor, [medium], place)
}
