import { PostForm } from '#contract/posts/post-form.schema.ts'
import { filmProblems } from '#domain/posts/article-media.ts'

/** What the form can tell without the server: the save has the last word on each of them. */
export const PostEditorForm = PostForm.superRefine(({ contentMedia, publishAt }, context) => {
  for (const message of filmProblems(contentMedia))
    context.addIssue({ code: 'custom', path: ['contentMedia'], message })
  if (publishAt !== null && new Date(publishAt) <= new Date())
    context.addIssue({ code: 'custom', path: ['publishAt'], message: 'Publish at must be in the future' })
})
