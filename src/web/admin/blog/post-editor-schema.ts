import { PostForm, publicationProblems } from '#contract/posts/post-form.schema.ts'
import { filmProblems } from '#domain/posts/article-media.ts'

/** What the form can tell without the server: the save has the last word on each of them. */
export const PostEditorForm = PostForm.superRefine((form, context) => {
  const { contentMedia, publishAt } = form
  for (const { path, message } of publicationProblems(form))
    context.addIssue({ code: 'custom', path: [path], message })
  for (const message of filmProblems(contentMedia))
    context.addIssue({ code: 'custom', path: ['contentMedia'], message })
  if (publishAt !== null && new Date(publishAt) <= new Date())
    context.addIssue({ code: 'custom', path: ['publishAt'], message: 'Publish at must be in the future' })
})
