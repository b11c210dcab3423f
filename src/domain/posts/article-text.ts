/** Reads the words of an article, plain text and simple HTML alike (decision D-52). */

const WORDS_A_MINUTE = 220

/** Content as blocks: HTML unchanged, plain text as paragraphs, split at blank lines. */
export function asBlocks(content: string): string {
  return BLOCK_TAG.test(content) ? content : paragraphs(content)
}

/**
 * The text without tags and without marks of media, casinos and bonuses; a space between blocks. The pattern for a tag
 * excludes angle brackets, because reading past the next one takes quadratic time on a text full of them.
 */
export function plainTextOf(content: string): string {
  return content
    .replaceAll(/\[(?:media|casino|bonus):\d{1,9}\]/g, ' ')
    .replaceAll(BETWEEN_BLOCKS, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_whole, name: string) => ENTITIES[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Characters include spaces. */
export function textSize(content: string): { words: number; characters: number } {
  const text = plainTextOf(content)
  return { words: text === '' ? 0 : text.split(' ').length, characters: text.length }
}

export function readingMinutes(content: string): number {
  return Math.max(1, Math.round(textSize(content).words / WORDS_A_MINUTE))
}

const BLOCK_TAG = /<(?:p|h[1-6]|ul|ol|dl|blockquote|aside|table|div|section|figure|pre)[\s>]/i
const BETWEEN_BLOCKS =
  /<\/?(?:p|h[1-6]|[uod]l|li|d[td]|blockquote|aside|table|t[rhd]|thead|tbody|pre|div|br|hr)(?:\s[^<>]*)?\/?>/gi
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
    .join('\n')
}
