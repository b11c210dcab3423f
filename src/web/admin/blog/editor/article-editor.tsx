import { EditorContent, useEditor } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Ref } from 'react'
import { FORM } from '#contract/shared/limits.ts'
import { ArticleMediaContext } from './article-media-context.ts'
import { cleanPaste } from './clean-paste.ts'
import { droppedFiles, pastedFiles, useKeepsPage } from './dropped-files.ts'
import { EXTENSIONS } from './editor-extensions.ts'
import type { EditorHandle } from './editor-handle.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { InsertMenu } from './insert-menu.tsx'
import { LooseMedia } from './loose-media.tsx'
import { PictureNotice } from './picture-notice.tsx'
import { PictureTasksContext } from './picture-tasks.ts'
import { moveMedium } from './place-media.ts'
import type { ListedMedium } from './stored-content.ts'
import { useArticleMedia } from './use-article-media.ts'
import { useStoredText } from './use-stored-text.ts'

interface ArticleEditorProps {
  /** The content as it is stored. */
  value: string
  onChange: (content: string) => void
  onBlur: () => void
  /** The media of the article, numbered by the marks of the content. */
  media: readonly ListedMedium[]
  /** Without it the text takes no pictures, videos or cards. */
  onMediaChange?: (media: readonly ListedMedium[]) => void
  labelId: string
  /** Of the text that says what is wrong, when something is. */
  problemId: string | undefined
  ref: Ref<EditorHandle>
}

/** The text of an article, written as it will look, with its pictures, videos and cards. */
export function ArticleEditor({
  value,
  onChange,
  onBlur,
  media,
  onMediaChange,
  labelId,
  problemId,
  ref,
}: ArticleEditorProps) {
  const [isLinking, setLinking] = useState(false)
  const openLink = useCallback(() => setLinking(true), [])
  const wasFocused = useRef(false)
  const created = useRef<Editor | null>(null)
  const hasMedia = onMediaChange !== undefined
  const text = useStoredText({ value, media, onChange, onMediaChange, editor: () => created.current })
  const articleMedia = useArticleMedia({
    editor: () => created.current,
    most: hasMedia ? FORM.media : 0,
    loose: text.loose,
    onLoose: text.setLoose,
  })
  const latest = useRef(articleMedia)
  // How it behaves is stable, because a change is applied to the whole view.
  const editorProps = useMemo(
    () => ({
      attributes: attributesOf(labelId, problemId),
      transformPastedHTML: (html: string) =>
        cleanPaste(
          html,
          (picture) => latest.current.takePasted(picture),
          (address, problem) => latest.current.tell(address, problem),
        ),
      handlePaste: (_view: unknown, event: ClipboardEvent) => {
        const files = pastedFiles(event)
        latest.current.media.addFiles(files, 'cursor')
        return files.length > 0
      },
      handleDrop: (view: Editor['view'], event: DragEvent, _slice: unknown, isMoved: boolean) => {
        const files = isMoved ? [] : droppedFiles(event)
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        latest.current.media.addFiles(files, at?.pos ?? 'end')
        return files.length > 0
      },
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
    content: text.first,
    // Styles stand in editor.css.
    injectCSS: false,
    editorProps,
    onFocus: () => (wasFocused.current = true),
    onBlur,
    onUpdate: ({ editor: present }) => {
      articleMedia.settle(present)
      text.report(present)
    },
  })

  useEffect(() => {
    created.current = editor
    latest.current = articleMedia
  })
  useEffect(() => text.follow(editor))
  useKeepsPage()

  useImperativeHandle(
    ref,
    () => ({
      focus: () => editor.commands.focus(),
      placeMedia: (number) => {
        // Somebody who has not been in the text yet expects it at the end.
        const place = wasFocused.current ? 'cursor' : 'end'
        const placed = media.length - text.loose.length
        if (number <= placed) moveMedium(editor, number, place)
        else articleMedia.media.placeLoose(number - placed - 1, place)
      },
    }),
    [editor, articleMedia, media, text.loose],
  )

  return (
    <ArticleMediaContext value={articleMedia.media}>
      <PictureTasksContext value={articleMedia.tasks}>
        <div className="editor" data-invalid={problemId !== undefined || undefined}>
          <EditorToolbar
            editor={editor}
            onLink={openLink}
            insert={hasMedia && <InsertMenu editor={editor} />}
          />
          <PictureNotice />
          <EditorContent editor={editor} />
          <LooseMedia />
        </div>
        {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      </PictureTasksContext>
    </ArticleMediaContext>
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
