import { ChevronDown } from 'lucide'
import type { ArticleHeading } from '#domain/posts/article-outline.ts'
import { Icon } from '#ui/icon.tsx'

/** The headings of a long page, beside it on wide screens and folded above it on small ones. */
export function Contents({ headings }: { headings: readonly ArticleHeading[] }) {
  return (
    <nav className="toc text-sm" aria-label="On this page">
      <details>
        <summary>
          On this page
          <Icon of={ChevronDown} size={18} />
        </summary>
        <Entries headings={headings} />
      </details>
      <div className="toc__wide">
        <p className="font-semibold pb-1.5">On this page</p>
        <Entries headings={headings} />
      </div>
    </nav>
  )
}

function Entries({ headings }: { headings: readonly ArticleHeading[] }) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}
