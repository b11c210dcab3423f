import { PostRow } from '#contract/items/admin-rows.schema.ts'
import { BODY } from '#contract/shared/limits.ts'
import { PostBody, PostForm, PostPreviewBody } from '#contract/posts/fields.ts'
import { Post } from '#contract/posts/posts.schema.ts'
import { searchPostRows } from '#db/queries/posts/admin-post-rows.ts'
import { postItems } from '#operations/posts/post-items.ts'
import { previewPost } from '#operations/posts/preview-post.ts'
import { itemRoutes } from '../../item-routes.ts'
import { route } from '../../route.ts'

export const adminPostRoutes = [
  route({
    method: 'POST',
    path: '/api/admin/blog/preview',
    access: 'articles.write',
    summary: 'An article that is not saved yet, as visitors would get it; it may have gaps. Stores nothing',
    isRepeatable: true,
    bodyLimit: BODY.post,
    body: PostPreviewBody,
    response: Post,
    handle: ({ app, body }) => previewPost(app, body.form),
  }),
  ...itemRoutes({
    items: postItems,
    form: PostForm,
    body: PostBody,
    bodyLimit: BODY.post,
    row: PostRow,
    searchRows: searchPostRows,
    withShown: (form, isPublished) => {
      // A draft that is hidden must not publish itself later.
      if (form.isPublished === isPublished && (isPublished || form.publishAt === null)) return undefined
      return { ...form, isPublished, publishAt: null }
    },
  }),
]
