import type { ComponentProps } from 'react'
import { Link } from '#ui/link.tsx'

/** A menu link: a page of the site, or another address that the browser opens. */
export function MenuLink({ to, children, ...rest }: ComponentProps<typeof Link>) {
  if (PAGE.test(to))
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    )
  return (
    <a {...rest} href={to} rel="noopener">
      {children}
    </a>
  )
}

/** API calls and files are not pages. */
const PAGE = /^\/(?!(?:api|go|media|data)\/)[^.]*$/
