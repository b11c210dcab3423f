import { CircleAlert } from 'lucide'
import { lazy, Suspense, useContext, useEffect, useId, useMemo } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { textSize } from '#domain/posts/article-text.ts'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useProblem } from '../form/use-problem.ts'
import { EditorHandleContext } from './editor/editor-handle.ts'
import type { MediumValues } from './post-values.ts'

const ArticleEditor = lazy(async () => ({
  default: (await import('./editor/article-editor.tsx')).ArticleEditor,
}))

/** The text with its editor, which is loaded apart, and how long it is. */
export function ContentField() {
  const id = useId()
  const { control, setValue } = useFormContext()
  const { field } = useController({ control, name: 'content' })
  const media = useWatch({ control, name: 'contentMedia' }) as MediumValues[] | undefined
  const problem = useProblem('content')
  const handle = useContext(EditorHandleContext)
  const value = typeof field.value === 'string' ? field.value : ''
  const { words, characters } = useMemo(() => textSize(value), [value])
  const { ref } = field

  // The editor may come later than the form; a save that finds it wrong puts the cursor there.
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
        {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'}, {characters.toLocaleString('en')}{' '}
        {characters === 1 ? 'character' : 'characters'}
      </p>
      {problem !== undefined && (
        <p className="err" id={`${id}-problem`}>
          <Icon of={CircleAlert} size={14} />
          {problem}
        </p>
      )}
    </div>
  )
}

const NO_MEDIA: readonly MediumValues[] = []
