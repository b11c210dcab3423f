import { Film, TextCursorInput, X } from 'lucide'
import { useContext } from 'react'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { ArticleMediaContext } from './article-media-context.ts'

/** Pictures and videos that stand nowhere in the text, with what can be done about it. */
export function LooseMedia() {
  const { loose, placeLoose, removeLoose } = useContext(ArticleMediaContext)
  if (loose.length === 0) return null
  return (
    <div className="loose-media" role="group" aria-label="Shown after the text">
      <p className="sm">Not in the text. The page shows them after it.</p>
      <ul>
        {loose.map(({ type, url, caption }, index) => (
          <li key={`${url} ${index}`}>
            {type === 'youtube' ? (
              <Icon of={Film} size={24} />
            ) : (
              <Picture
                src={url}
                fallback={paths.cover('other', caption || 'Picture')}
                alt=""
                width={64}
                height={48}
              />
            )}
            <span className="ell">{caption || (type === 'youtube' ? 'YouTube video' : 'Picture')}</span>
            <Button variant="outline" size="sm" onClick={() => placeLoose(index, 'cursor')}>
              <Icon of={TextCursorInput} size={16} />
              Place at the cursor
            </Button>
            <IconButton
              icon={X}
              iconSize={16}
              label={`Remove ${caption || url}`}
              onClick={() => removeLoose(index)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
