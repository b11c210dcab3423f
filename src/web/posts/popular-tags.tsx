import { ALL_POSTS } from '#contract/posts/post-search.ts'
import { Link } from '#ui/link.tsx'
import { blogAddress } from './use-post-search.ts'

/** Links that search for a tag, which the search box shows (decision D-51). */
export function PopularTags({ tags, searched }: { tags: readonly string[]; searched: string }) {
  if (tags.length === 0) return null
  return (
    <section className="section" aria-labelledby="popular-tags">
      <div className="section__head">
        <h2 id="popular-tags">Popular Tags</h2>
      </div>
      <TagLinks tags={tags} searched={searched} />
    </section>
  )
}

export function TagLinks({ tags, searched }: { tags: readonly string[]; searched?: string }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            className="chip"
            to={blogAddress({ ...ALL_POSTS, search: tag })}
            aria-current={tag.toLowerCase() === searched?.toLowerCase() ? 'true' : undefined}
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}
