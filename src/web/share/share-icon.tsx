import { Share2 } from 'lucide'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast.tsx'
import { useShare } from './use-share.ts'

/** Shares the page of an item. Without scripts it is not needed. */
export function ShareIcon({ name, path }: { name: string; path: string }) {
  const { share } = useShare()
  const press = async () => {
    if ((await share(name, path)) === 'copied')
      showToast({ title: 'Link copied', description: `The address of ${name} is ready to paste.` })
  }
  return (
    <IconButton className="scripted" icon={Share2} label={`Share ${name}`} onClick={() => void press()} />
  )
}
