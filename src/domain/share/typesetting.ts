/** How a share picture asks for text: as outlines, so that no font of the system is needed. */
export interface TextStyle {
  /** Pixels. */
  size: number
  weight: 'regular' | 'bold'
}

export interface Typesetting {
  /** The text as far as it can be set: one line, without characters that the typeface does not have. */
  settable: (text: string) => string
  /** Pixels. */
  width: (text: string, style: TextStyle) => number
  /** An SVG path with the beginning of the baseline at this point. */
  outline: (text: string, style: TextStyle & { x: number; y: number }) => string
}
