import { FileQuestionMark } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ButtonLink } from '#ui/button.tsx'

/** What the editor says about an address that no article has. */
export function ArticleNotFound() {
  return (
    <EmptyState
      icon={FileQuestionMark}
      as="h1"
      title="Article not found"
      action={
        <ButtonLink variant="outline" to={paths.admin('blog')}>
          Back to articles
        </ButtonLink>
      }
    >
      It may be in the trash, where it waits before it is deleted for good.
    </EmptyState>
  )
}
