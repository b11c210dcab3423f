/** The icons that the style sheet draws (styles/icons.css): those that are on cards, dozens of times a page. */
export type DrawnIcon = 'check' | 'clock' | 'minus' | 'plus' | 'scale' | 'timer'

/**
 * Attributes of a flex element that begins with an icon, 16 pixels large, in the colour of its text. Decorative: the
 * words carry the meaning.
 */
export function startIcon(name: DrawnIcon) {
  return { 'data-icon': name }
}

/** Attributes of a flex element that ends with the arrow out of the site. */
export const OUT_ICON = { 'data-icon-end': 'arrow-up-right' }

/** Attributes of a list each of whose items, flex elements, begins with the same icon. */
export function itemIcons(name: 'check' | 'minus' | 'plus') {
  return { 'data-icons': name }
}
