import { ChevronDown, CircleAlert } from 'lucide'
import {
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ReactNode,
} from 'react'
import { FormProvider, useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { FORM } from '#contract/items/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { textSize } from '#domain/posts/article-text.ts'
import { Problem } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { counted } from '#domain/shared/counted.ts'
import { useFormFrame } from '../items/form/form-frame.tsx'
import { useItemForm } from '../items/form/use-item-form.ts'
import type { ItemFormOptions } from '../items/form/item-dialog-props.ts'
import { useProblem } from '../items/form/use-problem.ts'
import { useSaveKey } from '../use-save-key.ts'
import { EditorHandleContext } from './editor/editor-handle.ts'
import { PostBar } from './post-bar.tsx'
import { POST_GROUPS } from './post-item.tsx'
import type { MediumValues } from './post-values.ts'
import { usePostParts, type PostParts } from './use-post-parts.ts'

const NO_MEDIA: readonly MediumValues[] = []

interface PostEditorProps extends Omit<ItemFormOptions, 'onClose' | 'stays'> {
  /** The query of the table it was opened from. */
  table: string
  /** Called after the first save with the new id. */
  onCreated: (id: number) => void
  /** Opens it again from the stored version. */
  onReopen: () => void
}

/** The article editor: the text in the middle, everything else in a panel beside it. */
export function PostEditor({ table, onCreated, onReopen, ...options }: PostEditorProps) {
  const navigate = useNavigate()
  const leave = useCallback(() => void navigate(paths.admin(`blog${table}`)), [navigate, table])
  const parts = usePostParts()
  const item = useItemForm({ ...options, stays: true, onClose: leave }, parts.show)
  const { form, id } = item
  const frame = useFormFrame(options, item, leave, onReopen)
  const page = useRef<HTMLDivElement>(null)
  useSaveKey(page, () => void item.save(), true)

  const isCreated = options.id === 'new' && id !== 'new'
  useEffect(() => {
    // In the render after the save, when nothing is unsaved.
    if (isCreated) onCreated(id)
    // Once: afterwards the address is the page's own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isCreated])

  return (
    <FormProvider {...form}>
      <div className="post-editor" data-part={parts.part} ref={page}>
        <PostBar
          item={item}
          parts={parts}
          backTo={paths.admin(`blog${table}`)}
          onHistory={frame.openHistory}
        />
        <div className="post-editor__notices">{frame.notices}</div>
        <form
          className="grid grid-cols-1 gap-8 pt-5 max-sm:pt-3 lg:grid-cols-[minmax(0,1fr)_var(--post-panel)] lg:gap-(--post-gap) lg:items-start"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void item.save()
          }}
        >
          <div className="post-editor__text min-w-0">
            <TitleField />
            <ContentField />
          </div>
          <PostPanel parts={parts} />
          {/* Enter in a field saves, as in any form. */}
          <button type="submit" className="sr" tabIndex={-1} aria-hidden="true">
            Save
          </button>
        </form>
      </div>
      {frame.questions}
    </FormProvider>
  )
}

/** Everything except the text, in folding groups. */
function PostPanel({ parts }: { parts: PostParts }) {
  return (
    <aside className="post-panel" aria-label="Settings">
      {POST_GROUPS.map(({ name, fields, content }) => (
        <FormGroup
          key={name}
          name={name}
          fields={fields}
          isOpen={parts.open.has(name)}
          onToggle={(isOpen) => parts.toggle(name, isOpen)}
        >
          {content}
        </FormGroup>
      ))}
    </aside>
  )
}

interface FormGroupProps {
  name: string
  /** Its fields. Their errors are counted beside its name. */
  fields: readonly string[]
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

function FormGroup({ name, fields, isOpen, onToggle, children }: FormGroupProps) {
  const { errors } = useFormState()
  const wrong = fields.filter((field) => Object.hasOwn(errors, field)).length
  return (
    <details
      className="form-group"
      open={isOpen}
      // Also fires for changes of `open` by code.
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        <h2>{name}</h2>
        {wrong > 0 && (
          <span className="tab-error inline-flex text-destructive">
            <Icon of={CircleAlert} size={16} />
            <span className="sr">{counted(wrong, 'error')}</span>
          </span>
        )}
        <Icon of={ChevronDown} size={18} />
      </summary>
      <div className="form grid-cols-1 pb-6">{children}</div>
    </details>
  )
}

/** The title as displayed above the article. It wraps likewise; Enter moves to the text. */
function TitleField() {
  const id = useId()
  const { register } = useFormContext()
  const problem = useProblem('title')
  const editor = useContext(EditorHandleContext)
  const { onChange, ...field } = register('title')
  return (
    <div className="post-title-field">
      <textarea
        {...field}
        // Removes line breaks of a pasted title.
        onChange={(event) => {
          const { value } = event.currentTarget
          if (/[\r\n]/.test(value)) event.currentTarget.value = value.replaceAll(/\s*[\r\n]+\s*/g, ' ')
          return onChange(event)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          editor.current?.focus()
        }}
        aria-label="Title"
        placeholder="Title"
        rows={1}
        maxLength={FORM.title}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      />
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  )
}

const ArticleEditor = lazy(async () => ({
  default: (await import('./editor/article-editor.tsx')).ArticleEditor,
}))

/** The text with its editor, which is loaded separately, and its length. */
function ContentField() {
  const id = useId()
  const { control, setValue } = useFormContext()
  const { field } = useController({ control, name: 'content' })
  const media = useWatch({ control, name: 'contentMedia' }) as MediumValues[] | undefined
  const problem = useProblem('content')
  const handle = useContext(EditorHandleContext)
  const value = typeof field.value === 'string' ? field.value : ''
  const { words, characters } = useMemo(() => textSize(value), [value])
  const { ref } = field

  // The editor may load later than the form. When a save finds an error, the cursor moves there.
  useEffect(() => ref({ focus: () => handle.current?.focus() }), [handle, ref])

  return (
    <div className="content-field">
      <span className="sr" id={`${id}-label`}>
        Content
      </span>
      <Suspense fallback={<Skeleton className="form-skeleton" />}>
        <ArticleEditor
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          media={media ?? NO_MEDIA}
          onMediaChange={(next) => setValue('contentMedia', next, { shouldDirty: true })}
          labelId={`${id}-label`}
          problemId={problem === undefined ? undefined : `${id}-problem`}
          ref={handle}
        />
      </Suspense>
      <p className="content-size xs mut">
        {counted(words, 'word')}, {counted(characters, 'character')}
      </p>
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  )
}
