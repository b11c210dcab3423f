import type { Editor } from '@tiptap/react'
import { Film, Image, ImagePlus } from 'lucide'
import { useContext } from 'react'
import { MediaListContext } from './media-list.ts'
import { placeMedia } from './media-mark.ts'
import { ToolMenu } from './tool-menu.tsx'

/** The pictures and films of the article, to be placed in the text. Nothing while there are none. */
export function MediaMenu({ editor }: { editor: Editor }) {
  const media = useContext(MediaListContext)
  if (media.length === 0) return null
  return (
    <ToolMenu
      icon={ImagePlus}
      label="Insert media"
      tools={media.map(({ type, caption }, index) => ({
        label: `Insert media ${index + 1}${caption === '' ? '' : `: ${caption}`}`,
        icon: type === 'youtube' ? Film : Image,
        run: () => {
          placeMedia(editor, index + 1, false)
          editor.commands.focus()
        },
      }))}
    />
  )
}
