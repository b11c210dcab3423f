import type { ComponentProps } from 'react'
import { Link } from '#ui/link.tsx'

/** A link of a menu: a page of the site, or an address that the browser opens by itself. */
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

/** Calls and files are no pages. */
const PAGE = /^\/(?!(?:api|go|media|data)\/)[^.]*$/
