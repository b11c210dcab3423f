/** The words of an article: plain text and simple HTML alike (decision D-52). */

const WORDS_A_MINUTE = 220

/** Content in blocks: HTML as it is, plain text as paragraphs, parted at blank lines. */
export function asBlocks(content: string): string {
  return BLOCK_TAG.test(content) ? content : paragraphs(content)
}

/**
 * The text without tags and the marks of media, casinos and bonuses, blocks parted by a space. A tag holds no angle brackets: a search that
 * reads on past the next one takes quadratic time on a text full of them.
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

/** Characters are counted with their spaces. */
export function textSize(content: string): { words: number; characters: number } {
  const text = plainTextOf(content)
  return { words: text === '' ? 0 : text.split(' ').length, characters: text.length }
}

/** How long it takes to read, in minutes; at least one. */
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
