import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { CircleAlert, Film, TextCursorInput, X } from 'lucide'
import {
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react'
import { FORM } from '#contract/items/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { ArticleMediaContext } from './article-media-context.ts'
import { cleanPaste } from './clean-paste.ts'
import { EXTENSIONS } from './editor-extensions.ts'
import type { EditorHandle } from './editor-handle.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { InsertMenu } from './insert-menu.tsx'
import { PictureTasksContext } from './picture-tasks.ts'
import { moveMedium } from './place-media.ts'
import type { ListedMedium } from './stored-content.ts'
import { useArticleMedia } from './use-article-media.ts'
import { useStoredText } from './use-stored-text.ts'

interface ArticleEditorProps {
  value: string
  onChange: (content: string) => void
  onBlur: () => void
  media: readonly ListedMedium[]
  /** Without it, the text accepts no pictures, videos or cards. */
  onMediaChange?: (media: readonly ListedMedium[]) => void
  labelId: string
  /** The id of the error message, if any. */
  problemId: string | undefined
  ref: Ref<EditorHandle>
}

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
  // Stable, because a change is applied to the whole view.
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
    // Styles are in editor.css.
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
        // Without an earlier focus, insert at the end.
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

/** Keeps the cursor clear of the sticky bars, also on phones; in pixels. */
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

function droppedFiles({ dataTransfer }: DragEvent): File[] {
  return [...(dataTransfer?.files ?? [])]
}

/** Word processors include a picture of copied text. Where there is text, the text is meant. */
function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  const words = (clipboardData?.getData('text/html') ?? '')
    .replaceAll(/<!--[\s\S]*?-->|<(style|script)\b[\s\S]*?<\/\1\s*>|<[^<>]*>/gi, '')
    .trim()
  return words === '' ? [...(clipboardData?.files ?? [])] : []
}

/** A file dropped beside the text would replace the page and lose what was typed. */
function useKeepsPage(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
    }
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}

/** Pictures and videos without a place in the text, with actions. */
function LooseMedia() {
  const { loose, placeLoose, removeLoose } = useContext(ArticleMediaContext)
  if (loose.length === 0) return null
  return (
    <div className="loose-media" role="group" aria-label="Shown after the text">
      <p className="sm">Not in the text. The page shows them after it.</p>
      <ul>
        {loose.map(({ type, url, caption }, index) => (
          <li key={`${url} ${index}`}>
            {type === 'youtube' ? (
              <Icon of={Film} size={24} />
            ) : (
              <Picture
                src={url}
                fallback={paths.cover('other', caption || 'Picture')}
                alt=""
                width={64}
                height={48}
              />
            )}
            <span className="ell">{caption || (type === 'youtube' ? 'YouTube video' : 'Picture')}</span>
            <Button variant="outline" size="sm" onClick={() => placeLoose(index, 'cursor')}>
              <Icon of={TextCursorInput} size={16} />
              Place at the cursor
            </Button>
            <IconButton
              icon={X}
              iconSize={16}
              label={`Remove ${caption || url}`}
              onClick={() => removeLoose(index)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The progress of pictures into the library, and failures with reasons; stays until dismissed. */
function PictureNotice() {
  const { tasks, retry, drop } = useContext(PictureTasksContext)
  const failed = tasks.filter(({ problem }) => problem !== undefined)
  const onTheWay = tasks.length - failed.length
  const running = tasks.find(({ sent }) => sent !== undefined)
  return (
    <>
      <p className="sr" role="status">
        {onTheWay > 0 ? `${counted(onTheWay)} on the way into the library` : ''}
      </p>
      {onTheWay > 0 && (
        <div className="picture-notice">
          <p>
            {counted(onTheWay)} on the way into the library. You can go on writing.
            {running !== undefined && <span className="mut ell">{running.name}</span>}
          </p>
          <progress className="progress" aria-label="Picture on its way" max={1} value={running?.sent ?? 0} />
        </div>
      )}
      {failed.length > 0 && (
        <div
          className="picture-notice picture-notice--failed bg-destructive-tint"
          role="group"
          aria-label="Not taken over"
        >
          <p role="alert">
            <Icon of={CircleAlert} size={16} />
            {counted(failed.length)} not taken over
          </p>
          <ul className="picture-notice__list grid gap-1 max-h-56 overflow-y-auto">
            {failed.map(({ id, name, problem, mayRetry }) => (
              <li key={id}>
                <span className="grid flex-1 min-w-0 wrap-anywhere">
                  <b>{name}</b>
                  <span>{problem}</span>
                </span>
                {mayRetry && (
                  <Button variant="outline" size="sm" onClick={() => retry(id)}>
                    Try again
                  </Button>
                )}
                <IconButton icon={X} iconSize={16} label={`Dismiss ${name}`} onClick={() => drop(id)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function counted(number: number): string {
  return number === 1 ? '1 picture' : `${number} pictures`
}
