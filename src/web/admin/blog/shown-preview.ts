export interface ShownPreview {
  /** The draft with what is not saved; undefined when everything is. */
  draft: number | undefined
  /** The id of the article; undefined while it was never saved. */
  post: number | undefined
  slug: string
}
