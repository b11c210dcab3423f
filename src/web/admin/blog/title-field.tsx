import { CircleAlert } from 'lucide'
import { useContext, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { FORM } from '#contract/shared/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { useProblem } from '../form/use-problem.ts'
import { EditorHandleContext } from './editor/editor-handle.ts'

/** The title as it stands above the article. It wraps as there; Enter goes on to the text. */
export function TitleField() {
  const id = useId()
  const { register } = useFormContext()
  const problem = useProblem('title')
  const editor = useContext(EditorHandleContext)
  const { onChange, ...field } = register('title')
  return (
    <div className="post-title-field">
      <textarea
        {...field}
        // A pasted title may have line breaks; a title has none.
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
      {problem !== undefined && (
        <p className="err" id={`${id}-problem`}>
          <Icon of={CircleAlert} size={14} />
          {problem}
        </p>
      )}
    </div>
  )
}
