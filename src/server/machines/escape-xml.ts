export function escapeXml(text: string): string {
  return withoutForbidden(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}

/**
 * The text without characters that XML 1.0 forbids in any form (section 2.2), because one would make a document
 * unreadable.
 */
export function withoutForbidden(text: string): string {
  return text.toWellFormed().replaceAll(FORBIDDEN, '')
}

const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
