import type { MetaDescriptor } from 'react-router'
import { OFFERS_PER_PAGE } from '#contract/shared/limits.ts'
import { structured } from '../seo/structured-data/structured.ts'

interface ItemListData {
  name: string
  /** From 1. */
  page: number
  pageSize?: number
  /** On all pages. */
  total: number
  items: readonly { name: string; path: string }[]
}

/** A page of a list as structured data. */
export function itemList(
  publicUrl: string,
  { name, page, pageSize = OFFERS_PER_PAGE, total, items }: ItemListData,
): MetaDescriptor {
  return structured({
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * pageSize + index + 1,
      name: item.name,
      url: publicUrl + item.path,
    })),
  })
}
