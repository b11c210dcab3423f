import { Check, Link2, Share2 } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { useShare } from '../share/use-share.ts'
import { useSite } from '../shell/site-data.ts'
import { tweetUrl } from './tweet-url.ts'

/** Shares the page, or copies its address where the system shares nothing, or opens a tweet about it. */
export function ShareCard({ title, slug }: { title: string; slug: string }) {
  const { publicUrl } = useSite()
  const { share, hasSheet, copied } = useShare()
  const press = async () => {
    if ((await share(title, paths.post(slug))) === 'copied')
      showToast({ title: 'Link copied', description: 'The address of this article is ready to paste.' })
  }
  return (
    <section className="card card--flat p-5" aria-labelledby="share">
      <h2 id="share" className="h3 mb-3.5">
        Share
      </h2>
      <div className="grid gap-2">
        <Button variant="outline" className="needs-scripts" onClick={() => void press()}>
          <Icon of={copied !== '' ? Check : hasSheet ? Share2 : Link2} size={18} />
          {hasSheet ? 'Share' : 'Copy Link'}
        </Button>
        <a
          className={buttonClass({ variant: 'outline' })}
          href={tweetUrl(title, publicUrl + paths.post(slug))}
          target="_blank"
          rel="noopener"
        >
          <Icon of={Share2} size={18} />
          Share on Twitter<span className="sr">, opens in a new tab</span>
        </a>
      </div>
    </section>
  )
}
