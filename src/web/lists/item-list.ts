import type { MetaDescriptor } from 'react-router'
import { OFFERS_PER_PAGE } from '#contract/shared/limits.ts'

interface ItemListData {
  name: string
  page: number
  total: number
  items: readonly { name: string; path: string }[]
}

/** A page of a list as structured data. React Router escapes the JSON. */
export function itemList(publicUrl: string, { name, page, total, items }: ItemListData): MetaDescriptor {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name,
      numberOfItems: total,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: (page - 1) * OFFERS_PER_PAGE + index + 1,
        name: item.name,
        url: publicUrl + item.path,
      })),
    },
  }
}
