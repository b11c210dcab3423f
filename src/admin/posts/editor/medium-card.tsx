import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { CircleAlert, Film, ImageUp, X } from 'lucide'
import { useContext } from 'react'
import { FORM } from '#contract/items/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { pictureSource } from '#web/shell/picture-source.ts'
import { PictureTasksContext } from './picture-tasks.ts'

export function MediumCard({ node, selected, deleteNode, updateAttributes }: ReactNodeViewProps) {
  const { type, url, caption, alt, task } = node.attrs as MediumAttributes
  const what = type === 'youtube' ? 'video' : 'picture'
  if (task !== null) return <OnItsWay task={task} isSelected={selected} onRemove={deleteNode} />
  return (
    <NodeViewWrapper
      className="medium-card relative my-[1.1em] overflow-hidden border border-border rounded-lg bg-muted text-sm cursor-grab"
      data-selected={selected || undefined}
      data-drag-handle=""
    >
      {type === 'youtube' ? (
        <span className="flex items-center gap-3 py-6 pr-14 pl-4 bg-felt text-felt-foreground wrap-anywhere">
          <Icon of={Film} size={24} />
          <span>YouTube video, {url}</span>
        </span>
      ) : (
        <Picture
          {...pictureSource(url, { width: 640, height: 360 }, '640px')}
          fallback={paths.cover('other', caption || 'Picture')}
          alt={alt}
          className="medium-card__picture block w-full h-auto max-h-104 object-contain"
        />
      )}
      <span className="medium-card__fields">
        <TextOf
          label="Caption"
          value={caption}
          max={FORM.title}
          onChange={(text) => updateAttributes({ caption: text })}
        />
        <TextOf
          label="Alternative text"
          value={alt}
          max={FORM.alt}
          placeholder={type === 'youtube' ? 'What the video is about' : 'What the picture shows'}
          onChange={(text) => updateAttributes({ alt: text })}
        />
      </span>
      <IconButton
        icon={X}
        iconSize={18}
        className="medium-card__remove"
        label={`Remove this ${what}${caption === '' ? '' : `: ${caption}`}`}
        onClick={deleteNode}
      />
    </NodeViewWrapper>
  )
}

interface MediumAttributes {
  type: string
  url: string
  caption: string
  alt: string
  task: number | null
}

interface TextOfProps {
  label: string
  value: string
  max: number
  placeholder?: string
  onChange: (text: string) => void
}

function TextOf({ label, value, max, placeholder, onChange }: TextOfProps) {
  return (
    <label>
      {label}
      <input
        className="input"
        value={value}
        maxLength={max}
        placeholder={placeholder}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would submit the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
    </label>
  )
}

interface OnItsWayProps {
  task: number
  isSelected: boolean
  onRemove: () => void
}

/** The place of a picture that is being uploaded. Its progress is in the list below the toolbar. */
function OnItsWay({ task, isSelected, onRemove }: OnItsWayProps) {
  const { tasks, drop, retry } = useContext(PictureTasksContext)
  const found = tasks.find(({ id }) => id === task)
  return (
    <NodeViewWrapper className="block-card" data-selected={isSelected || undefined} data-drag-handle="">
      <Icon of={found?.problem === undefined ? ImageUp : CircleAlert} size={24} />
      <span className="block-card__words grid flex-1 gap-0.5 justify-items-start min-w-0 wrap-anywhere">
        <b>{found?.name ?? 'A picture that did not arrive'}</b>
        <span>
          {found === undefined ? 'Add it again.' : (found.problem ?? 'On its way into the library...')}
        </span>
      </span>
      {found?.mayRetry === true && (
        <Button variant="outline" size="sm" onClick={() => retry(task)}>
          Try again
        </Button>
      )}
      <IconButton
        icon={X}
        iconSize={18}
        label={`Remove ${found?.name ?? 'this picture'}`}
        onClick={() => (found === undefined ? onRemove() : drop(task))}
      />
    </NodeViewWrapper>
  )
}
