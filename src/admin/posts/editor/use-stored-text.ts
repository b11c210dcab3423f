import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { ownEcho } from './own-echo.ts'
import { mediaIn, mediaOnTheirWay } from './place-media.ts'
import { mediaWithoutMark, toEditorContent, toStoredContent, type ListedMedium } from './stored-content.ts'

interface StoredText {
  value: string
  media: readonly ListedMedium[]
  onChange: (content: string) => void
  onMediaChange: ((media: readonly ListedMedium[]) => void) | undefined
  editor: () => Editor | null
}

/** Synchronises text and media between the form, in stored form, and the editor. */
export function useStoredText({ value, media, onChange, onMediaChange, editor }: StoredText) {
  const [first] = useState(() => toEditorContent(value, media))
  const [loose, setLoose] = useState(() => mediaWithoutMark(value, media))
  const looseNow = useRef<readonly ListedMedium[]>(loose)
  // The editor's last own values; others come from outside and are applied.
  const said = useRef({ value, media: keyOf(media) })
  const [textEcho] = useState(() => ownEcho(value))
  const [mediaEcho] = useState(() => ownEcho(keyOf(media)))
  const known = useRef<Editor | null>(null)

  const report = (present: Editor) => {
    const content = toStoredContent(present.getHTML())
    const listed = [...mediaIn(present.state.doc), ...looseNow.current]
    const key = keyOf(listed)
    const before = said.current
    said.current = { value: content, media: key }
    if (key !== before.media && onMediaChange !== undefined) {
      mediaEcho.said(key)
      onMediaChange(listed)
    }
    if (content !== before.value) {
      textEcho.said(content)
      onChange(content)
    }
  }
  return {
    first,
    loose,
    report,
    setLoose: (next: readonly ListedMedium[]) => {
      looseNow.current = next
      setLoose([...next])
      const present = editor()
      if (present !== null) report(present)
    },
    /** Applies outside changes, such as a restored draft; running uploads stay. */
    follow: (present: Editor) => {
      const isKnown = known.current === present || known.current === null
      known.current = present
      // A second editor starts from the same initial values.
      const areOwn = [textEcho.isOwn(value), mediaEcho.isOwn(keyOf(media))]
      if (isKnown && !areOwn.includes(false)) return
      said.current = { value, media: keyOf(media) }
      const next = mediaWithoutMark(value, media)
      looseNow.current = next
      setLoose(next)
      const waiting = mediaOnTheirWay(present.state.doc)
      const { from, to } = present.state.selection
      const chain = present
        .chain()
        .setMeta('addToHistory', false)
        .setContent(toEditorContent(value, media), { emitUpdate: false })
      for (const { index, attrs } of waiting)
        chain.command(({ tr }) => {
          const node = present.schema.nodes['medium']?.create(attrs)
          let at = tr.doc.content.size
          tr.doc.forEach((_block, start, block) => {
            if (block === index) at = start
          })
          if (node !== undefined) tr.insert(at, node)
          return true
        })
      // After a save the server's cleaned text is applied, keeping the cursor of someone who is typing.
      if (present.isFocused) chain.setTextSelection({ from, to })
      chain.run()
    },
  }
}

function keyOf(media: readonly ListedMedium[]): string {
  return JSON.stringify(media.map(({ type, url, caption, alt }) => [type, url, caption, alt]))
}
