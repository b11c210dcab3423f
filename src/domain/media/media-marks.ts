/** The marks [media:1], [media:2] … in the content, and how they follow changes of the list of media. */

export function markedMedia(content: string): ReadonlySet<number> {
  return new Set([...content.matchAll(MARK)].map(([, number]) => Number(number)))
}

/** The content after removing the medium with this number: its mark is removed, and later marks are renumbered. */
export function marksWithout(content: string, gone: number): string {
  return withNumbers(content, (number) => (number === gone ? undefined : number > gone ? number - 1 : number))
}

/** The content after two media have swapped places: each mark stays with its medium. */
export function marksSwapped(content: string, one: number, other: number): string {
  return withNumbers(content, (number) => (number === one ? other : number === other ? one : number))
}

export function withMarkAtEnd(content: string, number: number): string {
  return `${content}<p>[media:${number}]</p>`
}

const MARK = /\[media:(\d{1,4})\]/g
/** A mark, with the paragraph around it where that holds nothing else. */
const MARK_WITH_PARAGRAPH = /<p>\s*\[media:(\d{1,4})\]\s*<\/p>|\[media:(\d{1,4})\]/g

function withNumbers(content: string, numberOf: (number: number) => number | undefined): string {
  return content.replaceAll(MARK_WITH_PARAGRAPH, (whole, alone?: string, within?: string) => {
    const number = numberOf(Number(alone ?? within))
    return number === undefined ? '' : whole.replace(/\d+/, String(number))
  })
}
