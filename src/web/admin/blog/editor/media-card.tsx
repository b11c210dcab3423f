import { NodeViewWrapper } from '@tiptap/react'
import type { ReactNodeViewProps } from '@tiptap/react'
import { Film, ImageOff, X } from 'lucide'
import { useContext } from 'react'
import { paths } from '#contract/paths.ts'
import { youtubeId } from '#domain/article-media.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { MediaListContext } from './media-list.ts'
import type { ListedMedium } from './media-list.ts'

/** Where a picture or film stands in the text: what it is, and its number. */
export function MediaCard({ node, selected, deleteNode }: ReactNodeViewProps) {
  const number = Number(node.attrs.number)
  const medium = useContext(MediaListContext)[number - 1]
  return (
    <NodeViewWrapper className="media-card" data-selected={selected || undefined} data-drag-handle="">
      <Face medium={medium} />
      <span className="media-card__words">
        <b>Media {number}</b>
        <span>{wordsOf(medium)}</span>
      </span>
      <IconButton
        icon={X}
        iconSize={18}
        label={`Take media ${number} out of the text`}
        onClick={deleteNode}
      />
    </NodeViewWrapper>
  )
}

function Face({ medium }: { medium: ListedMedium | undefined }) {
  if (medium === undefined) return <Icon of={ImageOff} size={24} />
  if (medium.type === 'youtube') return <Icon of={Film} size={24} />
  return (
    <Picture
      src={medium.url}
      fallback={paths.cover('other', medium.caption || 'Media')}
      alt=""
      width={96}
      height={54}
      lazy={false}
    />
  )
}

function wordsOf(medium: ListedMedium | undefined): string {
  if (medium === undefined) return 'It is not on the Media tab, so nothing is shown here.'
  if (medium.type === 'youtube' && youtubeId(medium.url) === undefined)
    return 'Its address is no YouTube address.'
  return medium.caption || medium.alt || (medium.type === 'youtube' ? 'YouTube film' : 'Picture')
}
