import type { LegalSettings } from '#contract/settings/legal.schema.ts'
import type { SettingGroup, SiteSettings } from '#contract/settings/settings.schema.ts'
import { plainTextOf } from '#domain/posts/article-text.ts'
import { sanitiseContent } from '#db/sanitise-content.ts'

/** The group with its HTML cleaned like an article, both when saved and when read. */
export function cleanSettings<Value extends SiteSettings[SettingGroup]>(value: Value): Value {
  if (isLegal(value)) return { ...value, terms: cleaned(value.terms), privacy: cleaned(value.privacy) }
  return 'pages' in value ? { ...value, pages: value.pages.map(cleaned) } : value
}

function isLegal(value: SiteSettings[SettingGroup]): value is LegalSettings {
  return 'terms' in value
}

function cleaned<Text extends { html: string }>(text: Text): Text {
  const html = sanitiseContent(text.html).trim()
  // Remains of an editor, such as an empty paragraph, are no text.
  return { ...text, html: plainTextOf(html) === '' ? '' : html }
}
