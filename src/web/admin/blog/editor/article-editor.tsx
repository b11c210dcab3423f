import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Ref } from 'react'
import { cleanPaste } from './clean-paste.ts'
import { EXTENSIONS } from './editor-extensions.ts'
import type { EditorHandle } from './editor-handle.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { MediaListContext } from './media-list.ts'
import type { ListedMedium } from './media-list.ts'
import { placeMedia } from './media-mark.ts'
import { toEditorContent, toStoredContent } from './stored-content.ts'

interface ArticleEditorProps {
  /** The content as it is stored. */
  value: string
  onChange: (content: string) => void
  onBlur: () => void
  media: readonly ListedMedium[]
  labelId: string
  /** Of the text that says what is wrong, when something is. */
  problemId: string | undefined
  ref: Ref<EditorHandle>
}

/** The text of an article, written as it will look. */
export function ArticleEditor({
  value,
  onChange,
  onBlur,
  media,
  labelId,
  problemId,
  ref,
}: ArticleEditorProps) {
  const [isLinking, setLinking] = useState(false)
  // What this editor itself has said last: anything else comes from outside and is taken over.
  const said = useRef(value)
  const wasFocused = useRef(false)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: toEditorContent(value),
    // Styles stand in editor.css.
    injectCSS: false,
    editorProps: {
      attributes: { class: 'prose editor__text', role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: cleanPaste,
      handleKeyDown: (_view, event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false
        event.preventDefault()
        setLinking(true)
        return true
      },
    },
    onFocus: () => (wasFocused.current = true),
    onBlur,
    onUpdate: ({ editor: present }) => {
      said.current = toStoredContent(present.getHTML())
      onChange(said.current)
    },
  })

  useEffect(() => {
    if (value === said.current) return
    said.current = value
    editor
      .chain()
      .setMeta('addToHistory', false)
      .setContent(toEditorContent(value), { emitUpdate: false })
      .run()
  }, [editor, value])

  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-labelledby', labelId)
    dom.toggleAttribute('aria-invalid', problemId !== undefined)
    if (problemId === undefined) dom.removeAttribute('aria-describedby')
    else dom.setAttribute('aria-describedby', problemId)
  }, [editor, labelId, problemId])

  useImperativeHandle(
    ref,
    () => ({
      focus: () => editor.commands.focus(),
      // Somebody who has not been in the text yet expects it at the end.
      placeMedia: (number) => placeMedia(editor, number, !wasFocused.current),
    }),
    [editor],
  )

  return (
    <MediaListContext value={media}>
      <div className="editor" data-invalid={problemId !== undefined || undefined}>
        <EditorToolbar editor={editor} onLink={() => setLinking(true)} />
        <EditorContent editor={editor} />
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </MediaListContext>
  )
}
