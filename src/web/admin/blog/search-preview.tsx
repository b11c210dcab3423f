import { paths } from '#contract/shared/paths.ts'
import { cutAtWord, searchResultOf } from '#domain/posts/search-result.ts'
import { useSite } from '../../shell/site-data.ts'
import { titleOf } from '../../seo/page-meta.ts'
import { useText } from './use-text.ts'
import './search-preview.css'

/** The article as a search engine lists it. Without a meta title it is the title. */
export function SearchPreview() {
  const { publicUrl, brand } = useSite()
  const { title, description } = searchResultOf({
    title: useText('title').trim() || 'Title',
    metaTitle: useText('metaTitle').trim(),
    metaDescription: useText('metaDescription').trim(),
    excerpt: useText('excerpt').trim(),
  })
  return (
    <figure className="search-preview" aria-label="Preview of the search result">
      <figcaption>In search results</figcaption>
      <p className="search-preview__address">{publicUrl + paths.post(useText('slug'))}</p>
      <p className="search-preview__title">{cutAtWord(titleOf(title, brand.name), SHOWN.title)}</p>
      <p className="search-preview__text">
        {description === ''
          ? 'Write a meta description: search engines show it here.'
          : cutAtWord(description, SHOWN.description)}
      </p>
    </figure>
  )
}

/** About what the large search engines show on a desktop. Characters. */
const SHOWN = { title: 60, description: 160 } as const
