import { lazy, Suspense, useEffect, useId, useMemo, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { textSize } from '#domain/posts/article-text.ts'
import { Problem } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { counted } from '#domain/shared/counted.ts'
import type { EditorHandle } from '../../posts/editor/editor-handle.ts'
import type { ListedMedium } from '../../posts/editor/stored-content.ts'
import { textOf } from './fields.tsx'
import { useProblem } from './use-problem.ts'
import './rich-text-field.css'

const ArticleEditor = lazy(async () => ({
  default: (await import('../../posts/editor/article-editor.tsx')).ArticleEditor,
}))

/** A text with headings, lists and links, in the article editor. */
export function RichTextField({ name, label }: { name: string; label: string }) {
  const id = useId()
  const { control } = useFormContext()
  const { field } = useController({ control, name })
  const problem = useProblem(name)
  const handle = useRef<EditorHandle>(null)
  const value = textOf(field.value)
  const { words } = useMemo(() => textSize(value), [value])
  const { ref } = field

  // The editor may load later than the form. When a save finds an error, the cursor moves there.
  useEffect(() => ref({ focus: () => handle.current?.focus() }), [ref])

  return (
    <div className="min-w-0">
      <p className="flabel">
        <span id={`${id}-label`}>{label}</span>
        <small>{counted(words, 'word')}</small>
      </p>
      <Suspense fallback={<Skeleton className="form-skeleton" />}>
        <ArticleEditor
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          media={NO_MEDIA}
          labelId={`${id}-label`}
          problemId={problem === undefined ? undefined : `${id}-problem`}
          ref={handle}
        />
      </Suspense>
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  )
}

const NO_MEDIA: readonly ListedMedium[] = []
