/** Pros and cons: a list of terms, each followed by its points. */
import { TextSelection } from '@tiptap/pm/state'
import { Node, type Editor } from '@tiptap/react'

export const TermNode = Node.create({
  name: 'term',
  content: 'inline*',
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: () => ['dt', 0],
})

export const PointNode = Node.create({
  name: 'point',
  content: 'inline*',
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: () => ['dd', 0],
})

export const ProsAndConsNode = Node.create({
  name: 'prosAndCons',
  group: 'block',
  content: '(term point+)+',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: () => ['dl', 0],
  addKeyboardShortcuts() {
    return { Enter: () => goOn(this.editor), Backspace: () => removeWhenEmpty(this.editor) }
  },
})

export const PROS_AND_CONS = {
  type: 'prosAndCons',
  content: ['Pros', 'Cons'].flatMap((term) => [
    { type: 'term', content: [{ type: 'text', text: term }] },
    { type: 'point' },
  ]),
}

/**
 * Enter starts the next point. In an empty point it moves to the next term, and after the last term out of the list.
 */
function goOn(editor: Editor): boolean {
  const { state, view } = editor
  const { tr, schema } = state
  const { $from } = state.selection
  const { parent } = $from
  if (parent.type.name === 'term') {
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, $from.after() + 1)).scrollIntoView())
    return true
  }
  if (parent.type.name !== 'point') return false
  if (parent.content.size > 0) {
    tr.deleteSelection()
    tr.split(tr.selection.from)
    view.dispatch(tr.scrollIntoView())
    return true
  }
  const list = $from.node(-1)
  const index = $from.index(-1)
  const [before, after] = [list.maybeChild(index - 1), list.maybeChild(index + 1)]
  const [start, end] = [$from.before(), $from.after()]
  const behind = $from.after(-1)
  // Each term keeps at least one point.
  const isExtra = before?.type.name === 'point'
  if (after?.type.name === 'point') return true
  if (after === null) {
    const paragraph = schema.nodes['paragraph']?.create()
    if (paragraph === undefined) return false
    tr.insert(behind, paragraph)
    if (isExtra) tr.delete(start, end)
    tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(behind, -1) + 1))
  } else {
    if (isExtra) tr.delete(start, end)
    tr.setSelection(TextSelection.create(tr.doc, (isExtra ? start : end) + after.nodeSize + 1))
  }
  view.dispatch(tr.scrollIntoView())
  return true
}

/** Backspace in a list without points removes it. */
function removeWhenEmpty(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection
  if (!empty || $from.parent.type.name !== 'point' || $from.parent.content.size > 0) return false
  const list = $from.node(-1)
  let hasPoint = false
  list.forEach(({ type, content }) => (hasPoint ||= type.name === 'point' && content.size > 0))
  if (hasPoint) return false
  return editor.chain().focus().deleteNode('prosAndCons').run()
}
