import type { SiteSettings } from '#contract/settings/settings.schema.ts'

/** What a phone shows for a site on its home screen (W3C Web Application Manifest). Colours of the light theme. */
export function webManifest({ brand }: Pick<SiteSettings, 'brand'>): string {
  const icons = [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#f8fbf9',
    theme_color: '#ffffff',
    icons,
  })
}
