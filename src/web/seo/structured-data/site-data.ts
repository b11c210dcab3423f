import type { MetaDescriptor } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import type { SiteData } from '../../shell/site-data.ts'
import { structured } from './structured.ts'

export function siteData({ publicUrl, brand }: SiteData): MetaDescriptor[] {
  const id = `${publicUrl}/#organization`
  return [
    structured({
      '@type': 'Organization',
      '@id': id,
      name: brand.name,
      url: publicUrl,
      logo: `${publicUrl}/brand/mark.svg`,
      sameAs: Object.values(brand.social),
      publishingPrinciples: publicUrl + paths.howWeRate(),
      ethicsPolicy: publicUrl + paths.terms(),
    }),
    structured({
      '@type': 'WebSite',
      name: brand.name,
      url: publicUrl,
      publisher: { '@type': 'Organization', '@id': id, name: brand.name },
    }),
  ]
}
