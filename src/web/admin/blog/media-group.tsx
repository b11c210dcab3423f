import { CircleAlert, Film, Image } from 'lucide'
import { useContext } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FORM } from '#contract/shared/limits.ts'
import { markedMedia, marksSwapped, marksWithout, withMarkAtEnd } from '#domain/media/media-marks.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useProblem } from '../form/use-problem.ts'
import { EditorHandleContext } from './editor/editor-handle.ts'
import { MediumFields } from './medium-fields.tsx'
import { NO_MEDIUM } from './post-values.ts'
import { useText } from './use-text.ts'

/** The numbered pictures and films of the article. Their marks in the text follow when the list changes. */
export function MediaGroup() {
  const { control, getValues, setValue } = useFormContext()
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'contentMedia' })
  const problem = useProblem('contentMedia')
  const editor = useContext(EditorHandleContext)
  const placed = markedMedia(useText('content'))

  const setContent = (change: (present: string) => string) =>
    setValue('content', change(String(getValues('content'))), { shouldDirty: true })
  const swapWith = (index: number, other: number) => {
    swap(index, other)
    setContent((present) => marksSwapped(present, index + 1, other + 1))
  }
  const place = (number: number) => {
    if (editor.current === null) setContent((present) => withMarkAtEnd(present, number))
    else editor.current.placeMedia(number)
  }

  return (
    <>
      <p className="sm mut">
        Each picture or film stands where you place its number in the text; one that is not placed comes at
        the end.
      </p>
      {problem !== undefined && (
        <p className="err" role="alert">
          <Icon of={CircleAlert} size={14} />
          {problem}
        </p>
      )}
      {fields.length > 0 && (
        <ol className="media-list">
          {fields.map(({ id }, index) => (
            <MediumFields
              key={id}
              index={index}
              isPlaced={placed.has(index + 1)}
              isLast={index === fields.length - 1}
              onPlace={() => place(index + 1)}
              onUp={() => swapWith(index, index - 1)}
              onDown={() => swapWith(index, index + 1)}
              onRemove={() => {
                remove(index)
                setContent((present) => marksWithout(present, index + 1))
              }}
            />
          ))}
        </ol>
      )}
      {fields.length < FORM.media && (
        <div className="media-list__add">
          <Button variant="outline" onClick={() => append(NO_MEDIUM)}>
            <Icon of={Image} size={18} />
            Add picture
          </Button>
          <Button variant="outline" onClick={() => append({ ...NO_MEDIUM, type: 'youtube' })}>
            <Icon of={Film} size={18} />
            Add YouTube film
          </Button>
        </div>
      )}
    </>
  )
}
