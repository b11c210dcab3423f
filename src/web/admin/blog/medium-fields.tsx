import { ArrowDown, ArrowUp, TextCursorInput, Trash2 } from 'lucide'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { paths } from '#contract/shared/paths.ts'
import { youtubeId } from '#domain/posts/article-media.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { VideoFrame } from '../../blog/video-frame.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { TextField } from '../form/text-field.tsx'
import type { MediumValues } from './post-values.ts'

interface MediumFieldsProps {
  index: number
  /** Its number stands in the text. */
  isPlaced: boolean
  isLast: boolean
  onPlace: () => void
  onUp: () => void
  onDown: () => void
  onRemove: () => void
}

/** One picture or film. A picture whose address is that of a YouTube film becomes one. */
export function MediumFields({
  index,
  isPlaced,
  isLast,
  onPlace,
  onUp,
  onDown,
  onRemove,
}: MediumFieldsProps) {
  const { setValue } = useFormContext()
  const name = `contentMedia.${index}`
  const { type, url, caption } = useWatch({ name }) as MediumValues
  const number = index + 1
  const videoId = youtubeId(url.trim())
  const isFilm = type === 'youtube'
  const drawn = paths.cover('other', caption || `Media ${number}`)

  useEffect(() => {
    if (!isFilm && videoId !== undefined) setValue(`${name}.type`, 'youtube', { shouldDirty: true })
  }, [isFilm, name, setValue, videoId])

  return (
    <li className="medium">
      <div className="medium__head">
        <h3>
          Media {number}: {isFilm ? 'YouTube film' : 'picture'}
        </h3>
        {isPlaced ? <Badge tone="ok">In the text</Badge> : <Badge tone="off">At the end</Badge>}
        <span className="medium__tools">
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
      {isFilm ? (
        <>
          <TextField
            name={`${name}.url`}
            label="YouTube address"
            type="url"
            placeholder="https://www.youtube.com/watch?v="
          />
          {videoId !== undefined && (
            <div className="medium__film">
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
          hint={isFilm ? 'What the film is about' : 'What the picture shows'}
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
