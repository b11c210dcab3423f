import { ChevronRight } from 'lucide'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { pageWindow } from './page-window.ts'
import './pagination.css'

/** How many page numbers are shown. */
const PAGE_WINDOW = 5

interface PaginationProps {
  page: number
  pages: number
  hrefOf: (page: number) => string
  /** Called when a page is opened in this tab. */
  onOpen?: () => void
}

/** Previous, page numbers, Next. Real links; disabled at the ends. Nothing for a single page. */
export function Pagination({ page, pages, hrefOf, onOpen }: PaginationProps) {
  if (pages <= 1) return null
  const linkTo = (target: number) => ({
    to: hrefOf(target),
    preventScrollReset: true,
    onClick: (event: MouseEvent) => {
      if (!opensElsewhere(event)) onOpen?.()
    },
  })
  const end = (target: number, words: ReactNode, rel: string) =>
    target >= 1 && target <= pages ? (
      <Link {...linkTo(target)} className="btn btn--outline" rel={rel}>
        {words}
      </Link>
    ) : (
      <button type="button" className="btn btn--outline" disabled>
        {words}
      </button>
    )
  return (
    <nav className="pager" aria-label="Pages">
      {end(
        page - 1,
        <>
          <Icon of={ChevronRight} size={18} className="rotate-180" />
          Previous
        </>,
        'prev',
      )}
      <div className="pager__nums">
        {pageWindow(page, pages, PAGE_WINDOW).map((step) =>
          typeof step === 'number' ? (
            <Link
              key={step}
              {...linkTo(step)}
              aria-label={`Page ${step}`}
              aria-current={step === page ? 'page' : undefined}
            >
              {step}
            </Link>
          ) : (
            <span key={step} aria-hidden="true">
              …
            </span>
          ),
        )}
      </div>
      {end(
        page + 1,
        <>
          Next
          <Icon of={ChevronRight} size={18} />
        </>,
        'next',
      )}
    </nav>
  )
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
