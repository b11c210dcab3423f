import { PostSearchBox } from './post-search-box.tsx'
import { BLOG_TITLE } from './blog-meta.ts'
import type { PostSearchControl } from './use-post-search.ts'

/** The top of the blog: what it is, and its search box. */
export function BlogHead(control: PostSearchControl) {
  return (
    <div className="page-head page-head--split">
      <div>
        <h1>{BLOG_TITLE}</h1>
        <p>Plain explanations, tested claims and no hype.</p>
      </div>
      <PostSearchBox {...control} />
    </div>
  )
}
