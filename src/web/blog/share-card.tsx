import { Check, Link2, Share2 } from 'lucide'
import { useState } from 'react'
import { paths } from '#contract/shared/paths.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast.tsx'
import { useSite } from '../shell/site-data.ts'
import { tweetUrl } from './tweet-url.ts'

/** Copies the page's address, or opens a tweet about it. */
export function ShareCard({ title, slug }: { title: string; slug: string }) {
  const { publicUrl } = useSite()
  const { toast } = useToast()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      setIsCopied(true)
      toast({ title: 'Link copied', description: 'The address of this article is ready to paste.' })
    } catch {
      toast({
        variant: 'destructive',
        title: 'The link was not copied',
        description: 'Copy it from the address bar instead.',
      })
    }
  }
  return (
    <section className="card card--flat p-5" aria-labelledby="share">
      <h2 id="share" className="h3 mb-3.5">
        Share
      </h2>
      <div className="grid gap-2">
        <Button variant="outline" className="needs-scripts" onClick={copy}>
          <Icon of={isCopied ? Check : Link2} size={18} />
          Copy Link
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
