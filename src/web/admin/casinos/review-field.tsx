import { CircleAlert } from 'lucide'
import { lazy, Suspense, useEffect, useId, useMemo, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { asBlocks, textSize } from '#domain/posts/article-text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { EditorHandle } from '../blog/editor/editor-handle.ts'
import type { ListedMedium } from '../blog/editor/stored-content.ts'
import { textOf } from '../form/text-of.ts'
import { useProblem } from '../form/use-problem.ts'
import './review-field.css'

const ArticleEditor = lazy(async () => ({
  default: (await import('../blog/editor/article-editor.tsx')).ArticleEditor,
}))

/** The review of a casino, written as articles are; a long description can be its beginning. */
export function ReviewField() {
  const id = useId()
  const { control, getValues } = useFormContext()
  const { field } = useController({ control, name: 'review' })
  const problem = useProblem('review')
  const handle = useRef<EditorHandle>(null)
  const value = textOf(field.value)
  const { words } = useMemo(() => textSize(value), [value])
  const { ref } = field

  // The editor may come later than the form; a save that finds it wrong puts the cursor there.
  useEffect(() => ref({ focus: () => handle.current?.focus() }), [ref])

  return (
    <div className="review-field">
      <p className="flabel">
        <span id={`${id}-label`}>Review</span>
        <small>
          {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'}
        </small>
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
      {problem !== undefined && (
        <p className="err" id={`${id}-problem`}>
          <Icon of={CircleAlert} size={14} />
          {problem}
        </p>
      )}
      <div className="review-field__foot">
        <p className="sm mut">Visitors read it below the scores and offers.</p>
        {value === '' && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => field.onChange(asReview(textOf(getValues('description'))))}
          >
            Begin with the description
          </Button>
        )}
      </div>
    </div>
  )
}

const NO_MEDIA: readonly ListedMedium[] = []

/** The description as paragraphs, whatever characters it has. */
function asReview(description: string): string {
  const escaped = description.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return asBlocks(escaped)
}
