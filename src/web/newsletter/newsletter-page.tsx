import { CircleAlert, CircleCheck } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Route } from './+types/newsletter.screen.ts'
import { NewsletterBlock } from './newsletter-block.tsx'

/** The newsletter form, or what became of it. */
export function NewsletterPage({ actionData: result }: { actionData: Route.ComponentProps['actionData'] }) {
  if (result === undefined) return <NewsletterBlock as="h1" />
  return (
    <div className="wrap py-16">
      <EmptyState
        as="h1"
        failed={!result.done}
        icon={result.done ? CircleCheck : CircleAlert}
        title={result.title}
        action={
          <ButtonLink variant="outline" to={paths.home()}>
            Go to Home
          </ButtonLink>
        }
      >
        {result.description}
      </EmptyState>
    </div>
  )
}
