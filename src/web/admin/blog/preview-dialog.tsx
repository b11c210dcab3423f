import type { MouseEvent } from 'react'
import { CONTENTS_FROM_HEADINGS } from '#contract/limits.ts'
import { articleParts } from '#domain/article-media.ts'
import { articleOutline } from '#domain/article-outline.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ArticleBody } from '../../blog/article-body.tsx'
import { ArticleHead } from '../../blog/article-head.tsx'
import { ArticleInfo } from '../../blog/article-info.tsx'
import { Contents } from '../../blog/contents.tsx'
import { TagLinks } from '../../blog/popular-tags.tsx'
import { RelatedOffers } from '../../blog/related-offers.tsx'
import { cardOf } from '../../casinos/card-of.ts'
import type { Preview } from './fetch-preview.ts'

/** The article as its page will look, over everything else. Its links lead nowhere: the form below is not saved. */
export function PreviewDialog({
  preview: { post, casinos, games },
  onClose,
}: {
  preview: Preview
  onClose: () => void
}) {
  const { html, headings } = articleOutline(post.content)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Preview"
      description="As visitors will see it. Nothing has been saved."
      className="dialog--preview"
      footer={<Button onClick={onClose}>Back to editing</Button>}
    >
      <div className="wrap" onClickCapture={stayHere}>
        <article className="art-grid">
          <ArticleHead post={post} />
          {headings.length >= CONTENTS_FROM_HEADINGS && <Contents headings={headings} />}
          <div className="art-grid__body">
            <ArticleBody
              parts={articleParts(html, post.contentMedia)}
              title={post.title}
              category={post.category}
            />
            {post.tags.length > 0 && (
              <div className="mt-8">
                <h2 className="sr">Tags</h2>
                <TagLinks tags={post.tags} />
              </div>
            )}
          </div>
          <aside className="art-grid__aside">
            <ArticleInfo post={post} />
          </aside>
        </article>
        <RelatedOffers casinos={casinos.map(cardOf)} games={games} />
      </div>
    </Dialog>
  )
}

function stayHere(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null) return
  event.preventDefault()
  event.stopPropagation()
  const { hash } = link
  if (link.getAttribute('href')?.startsWith('#') === true)
    event.currentTarget.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)?.scrollIntoView()
}
