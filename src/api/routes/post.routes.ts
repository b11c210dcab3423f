import { z } from 'zod'
import { Post } from '#contract/posts.schema.ts'
import { findPost, searchPosts } from '#db/queries/posts.ts'
import { PostQuery } from '../query-schemas.ts'
import { route } from '../route.ts'

const reads = { method: 'GET', role: 'visitor' } as const

export const postRoutes = [
  route({
    ...reads,
    path: '/api/blog',
    summary: 'Published articles, newest first',
    isList: true,
    query: PostQuery,
    answer: z.array(Post),
    handle: async ({ app, query, page }) =>
      query.published === 'false' ? { items: [], total: 0 } : searchPosts(app.db, page),
  }),
  route({
    ...reads,
    path: '/api/blog/{id}',
    summary: 'One published article',
    noun: 'Article',
    answer: Post.optional(),
    handle: ({ app, id }) => findPost(app.db, id),
  }),
]
