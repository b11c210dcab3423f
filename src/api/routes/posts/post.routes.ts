import { z } from 'zod'
import { Post } from '#contract/posts/posts.schema.ts'
import { findPost, searchPosts, type PostsShown } from '#db/queries/posts/posts.ts'
import { filterPosts } from '#db/queries/posts/post-search.ts'
import { PostQuery } from '../../query-schemas.ts'
import { audienceOf } from '../../audience.ts'
import { route } from '../../route.ts'

const reads = { method: 'GET', access: 'public' } as const

export const postRoutes = [
  route({
    ...reads,
    path: '/api/blog',
    summary: 'Published articles, newest first; with a staff token drafts as well',
    isList: true,
    hasFields: true,
    query: PostQuery,
    shows: ['posts', 'saved:casinos', 'saved:games'],
    response: z.array(Post),
    handle: async (call) => {
      const {
        app,
        query: { published, ...filters },
        page,
      } = call
      const shown = audienceOf(call, 'articles.write') === 'visitors' ? SHOWN_TO_VISITORS : SHOWN_TO_STAFF
      const which = shown[published ?? 'absent']
      if (which === undefined) return { items: [], total: 0 }
      const isWhole = Object.values(filters).every((filter) => filter === undefined || filter === '')
      return isWhole ? searchPosts(app.db, page, which) : filterPosts(app, filters, page, which)
    },
  }),
  route({
    ...reads,
    path: '/api/blog/{id}',
    summary: 'One published article; with a staff token a draft as well',
    noun: 'Article',
    shows: ['posts', 'saved:casinos', 'saved:games'],
    response: Post.optional(),
    handle: (call) =>
      findPost(call.app.db, call.id, audienceOf(call, 'articles.write') === 'visitors' ? 'published' : 'all'),
  }),
]

// See decision D-62.
type Shown = Readonly<Record<'true' | 'false' | 'absent', PostsShown | undefined>>
const SHOWN_TO_VISITORS: Shown = { true: 'published', false: undefined, absent: 'published' }
const SHOWN_TO_STAFF: Shown = { true: 'published', false: 'drafts', absent: 'all' }
