import { DatabaseZap, WifiOff } from 'lucide'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { titleOf } from '../seo/page-meta.ts'
import { notFoundTextOf } from './not-found.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { useSite } from './site-data.ts'

/** The page after an error: a "not found" page, or one sentence for other errors. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (isRouteErrorResponse(error) && (status === 404 || status === 410 || status === 403))
    return <NotFoundPage {...notFoundTextOf(error.data)} />
  return <FailedPage isUnavailable={status === 503} />
}

/** One sentence in place of a page that failed to load, with a link. */
function FailedPage({ isUnavailable }: { isUnavailable: boolean }) {
  const { brand } = useSite()
  const { pathname, search } = useLocation()
  const { icon, title, text, label } = isUnavailable ? UNAVAILABLE : FAILED
  return (
    <div className="wrap py-16">
      <title>{titleOf(title, brand.name)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        failed
        as="h1"
        icon={icon}
        title={title}
        action={
          <ButtonLink variant="outline" to={isUnavailable ? pathname + search : paths.home()} reloadDocument>
            {label}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}

const FAILED = {
  icon: WifiOff,
  title: 'Something went wrong',
  text: 'This page could not be loaded. Please try again later or check your connection.',
  label: 'Go to Home',
}

const UNAVAILABLE = {
  icon: DatabaseZap,
  title: 'Temporarily unavailable',
  text: 'We cannot reach our data at the moment, so this page has to wait. It usually takes a few seconds.',
  label: 'Try again',
}
