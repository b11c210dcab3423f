import { ArrowDown, ArrowUp, Film, Image, TextCursorInput, Trash2 } from 'lucide'
import { useContext, useEffect } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { FORM } from '#contract/items/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { markedMedia, marksSwapped, marksWithout, withMarkAtEnd } from '#domain/media/media-marks.ts'
import { youtubeId } from '#domain/posts/article-media.ts'
import { Problem } from '#ui/field.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { VideoFrame } from '#web/posts/video-frame.tsx'
import { PictureField } from '../items/form/picture-field.tsx'
import { TextField } from '../items/form/fields.tsx'
import { useProblem } from '../items/form/use-problem.ts'
import { EditorHandleContext } from './editor/editor-handle.ts'
import { NO_MEDIUM, type MediumValues } from './post-values.ts'
import { useText } from './use-text.ts'

/** The numbered pictures and videos of the article. Changes of the list update their marks in the text. */
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
        Each picture or video is where you place its number in the text; one that is not placed comes at the
        end.
      </p>
      <Problem isAlert text={problem} />
      {fields.length > 0 && (
        <ol className="grid gap-4">
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
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => append(NO_MEDIUM)}>
            <Icon of={Image} size={18} />
            Add picture
          </Button>
          <Button variant="outline" onClick={() => append({ ...NO_MEDIUM, type: 'youtube' })}>
            <Icon of={Film} size={18} />
            Add YouTube video
          </Button>
        </div>
      )}
    </>
  )
}

interface MediumFieldsProps {
  index: number
  /** True when its number is in the text. */
  isPlaced: boolean
  isLast: boolean
  onPlace: () => void
  onUp: () => void
  onDown: () => void
  onRemove: () => void
}

/** A picture or video. A picture with the address of a YouTube video becomes a video. */
function MediumFields({ index, isPlaced, isLast, onPlace, onUp, onDown, onRemove }: MediumFieldsProps) {
  const { setValue } = useFormContext()
  const name = `contentMedia.${index}`
  const { type, url, caption } = useWatch({ name }) as MediumValues
  const number = index + 1
  const videoId = youtubeId(url.trim())
  const isVideo = type === 'youtube'
  const drawn = paths.cover('other', caption || `Media ${number}`)

  useEffect(() => {
    if (!isVideo && videoId !== undefined) setValue(`${name}.type`, 'youtube', { shouldDirty: true })
  }, [isVideo, name, setValue, videoId])

  return (
    <li className="medium grid gap-4 p-4 border border-border rounded-lg">
      <div className="medium__head flex flex-wrap items-center gap-y-2 gap-x-3">
        <h3>
          Media {number}: {isVideo ? 'YouTube video' : 'picture'}
        </h3>
        {isPlaced ? <Badge tone="ok">In the text</Badge> : <Badge tone="off">At the end</Badge>}
        <span className="medium__tools flex ml-auto">
          <IconButton
            icon={ArrowUp}
            label={`Move media ${number} up`}
            disabled={index === 0}
            onClick={onUp}
          />
          <IconButton
            icon={ArrowDown}
            label={`Move media ${number} down`}
            disabled={isLast}
            onClick={onDown}
          />
          <IconButton icon={Trash2} label={`Remove media ${number}`} onClick={onRemove} />
        </span>
      </div>
      {isVideo ? (
        <>
          <TextField
            name={`${name}.url`}
            label="YouTube address"
            type="url"
            placeholder="https://www.youtube.com/watch?v="
          />
          {videoId !== undefined && (
            <div className="max-w-96">
              <VideoFrame
                key={videoId}
                videoId={videoId}
                name={caption || `Media ${number}`}
                poster={drawn}
              />
            </div>
          )}
        </>
      ) : (
        <PictureField name={`${name}.url`} label="Picture address" fallback={drawn} />
      )}
      <div className="form__2">
        <TextField name={`${name}.caption`} label="Caption" hint="Optional" />
        <TextField
          name={`${name}.alt`}
          label="Alternative text"
          hint={isVideo ? 'What the video is about' : 'What the picture shows'}
        />
      </div>
      <div>
        <Button variant="outline" size="sm" onClick={onPlace}>
          <Icon of={TextCursorInput} size={16} />
          {isPlaced ? 'Move to the cursor' : 'Place in the text'}
        </Button>
      </div>
    </li>
  )
}
