import { EditorContent, useEditor } from '@tiptap/react'
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Ref } from 'react'
import { cleanPaste } from './clean-paste.ts'
import { EXTENSIONS } from './editor-extensions.ts'
import type { EditorHandle } from './editor-handle.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { MediaListContext } from './media-list.ts'
import type { ListedMedium } from './media-list.ts'
import { placeMedia } from './media-mark.ts'
import { MediaMenu } from './media-menu.tsx'
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
  const openLink = useCallback(() => setLinking(true), [])
  // What this editor itself has said last: anything else comes from outside and is taken over.
  const said = useRef(value)
  const wasFocused = useRef(false)
  // What it begins with and how it behaves: stable, because a change is applied to the whole view.
  const [content] = useState(() => toEditorContent(value))
  const editorProps = useMemo(
    () => ({
      attributes: attributesOf(labelId, problemId),
      transformPastedHTML: cleanPaste,
      scrollThreshold: BELOW_BARS,
      scrollMargin: BELOW_BARS,
      handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false
        event.preventDefault()
        setLinking(true)
        return true
      },
    }),
    [labelId, problemId],
  )
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    // Styles stand in editor.css.
    injectCSS: false,
    editorProps,
    onFocus: () => (wasFocused.current = true),
    onBlur,
    onUpdate: ({ editor: present }) => {
      said.current = toStoredContent(present.getHTML())
      onChange(said.current)
    },
  })
  const known = useRef(editor)

  useEffect(() => {
    // Another editor begins with what the first one began with.
    if (value === said.current && known.current === editor) return
    said.current = value
    known.current = editor
    const { from, to } = editor.state.selection
    const chain = editor.chain().setMeta('addToHistory', false)
    chain.setContent(toEditorContent(value), { emitUpdate: false })
    // A save takes over what the server has cleaned: somebody who goes on typing stays where they are.
    if (editor.isFocused) chain.setTextSelection({ from, to })
    chain.run()
  }, [editor, value])

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
        <EditorToolbar editor={editor} onLink={openLink} insert={<MediaMenu editor={editor} />} />
        <EditorContent editor={editor} />
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </MediaListContext>
  )
}

/** The cursor is never under what stays at the top, on a phone either; in pixels. */
const BELOW_BARS = { top: 176, right: 0, bottom: 32, left: 0 }

function attributesOf(labelId: string, problemId: string | undefined): Record<string, string> {
  return {
    class: 'prose editor__text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    ...(problemId !== undefined && { 'aria-invalid': 'true', 'aria-describedby': problemId }),
  }
}
